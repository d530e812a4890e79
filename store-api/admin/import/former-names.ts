import type { ShopCommands } from '../shop-command-types'
import type { FormerNames } from '../../catalog/former-addresses/keep-former-names'
import type { Prepared } from './to-document'

const numbered = (id: string | undefined) => (id && /^\d{1,20}$/.test(id) ? [`id:${id}`] : [])

/** The former shop's names of a product in addresses, if its key does not contain them; null for none. */
function formerNamesOf({ key, source }: Pick<Prepared, 'key' | 'source'>): FormerNames | null {
  const handles = [source.handle, ...(source.formerHandles ?? [])].map((handle) =>
    handle.normalize('NFC').toLowerCase(),
  )
  const names = [...new Set([...handles, ...numbered(source.formerId)])].filter((name) => name !== '' && name !== key)
  const variants = source.variants.flatMap(({ sku, formerId }) =>
    sku ? numbered(formerId).map((name) => ({ sku, name })) : [],
  )
  return names.length > 0 || variants.length > 0 ? { key, names, variants } : null
}

/** Notes the names of products that were written. */
export async function sendFormerNames(commands: ShopCommands, written: readonly Prepared[]): Promise<void> {
  const names = written.flatMap((one) => formerNamesOf(one) ?? [])
  if (names.length > 0) await commands.run('keepFormerNames', { names })
}
