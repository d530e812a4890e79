import type { ShopCommands } from '../shop-command-types'
import type { FormerNames } from '../../catalog/former-addresses/save-former-names'
import type { PreparedProduct } from './to-document'

const idNames = (id: string | undefined) => (id && /^\d{1,20}$/.test(id) ? [`id:${id}`] : [])

/** The former shop's names of a product in addresses, if its key does not contain them; null for none. */
function formerNamesOf({ key, source }: Pick<PreparedProduct, 'key' | 'source'>): FormerNames | null {
  const handles = [source.handle, ...(source.formerHandles ?? [])].map((handle) =>
    handle.normalize('NFC').toLowerCase(),
  )
  const names = [...new Set([...handles, ...idNames(source.formerId)])].filter((name) => name !== '' && name !== key)
  const variants = source.variants.flatMap(({ sku, formerId }) =>
    sku ? idNames(formerId).map((name) => ({ sku, name })) : [],
  )
  return names.length > 0 || variants.length > 0 ? { key, names, variants } : null
}

/** Records the former names of products that were written. */
export async function recordFormerNames(
  commands: ShopCommands,
  writtenProducts: readonly PreparedProduct[],
): Promise<void> {
  const names = writtenProducts.flatMap((one) => formerNamesOf(one) ?? [])
  if (names.length > 0) await commands.run('keepFormerNames', { names })
}
