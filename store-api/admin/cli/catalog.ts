import type { SitemapKind } from '../../../contract/entities/sitemap'
import { rename } from '../../catalog/redirects'
import { CommandError } from './command-error'
import { readArgs, readKeys, readWords, say, toOneOf, toPieces } from './args'
import { withDatabase } from './with-shop'
import { setPrice } from '../../catalog/set-price'
import { readMinorDigits } from '../currency'
import { readPrice } from './parse-fields'
import { setStock } from '../../catalog/set-stock'
import { LOCALES } from '../../i18n/locale'
import { setCategory } from '../set-content'
import { withdrawCategory, withdrawPage, withdrawProduct } from '../../catalog/withdraw'

/** A command that changes a key. @throws CommandError when the new key is not available */
export const renameCommand =
  (kind: SitemapKind, what: string) =>
  async (args: string[]): Promise<void> => {
    const keys = readKeys(args, what)
    await withDatabase(async (counter) => {
      const outcome = await rename(counter, { kind, ...keys })
      if (outcome === 'unknown') throw new CommandError(`There is no ${what} ${keys.from}.`)
      if (outcome === 'taken') throw new CommandError(`There is a ${what} ${keys.to} already.`)
      say(`${keys.from} is ${keys.to} now; its old address leads there.`)
    })
  }

const SET_PRICE_OPTIONS = { price: { type: 'string' }, special: { type: 'string' } } as const

/** @throws CommandError for an unknown option */
function readPriceWords(args: string[]) {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: SET_PRICE_OPTIONS })
  const [key, ...rest] = positionals
  return { ...values, key: rest.length > 0 ? undefined : key }
}

/** Sets a product's price. @throws CommandError when the product is unknown */
export async function setPriceCommand(args: string[]): Promise<void> {
  const words = readPriceWords(args)
  // Amounts invalid in any currency are rejected before a database is opened.
  readPrice(words)
  await withDatabase(async (counter) => {
    const wanted = readPrice(words, await readMinorDigits(counter))
    if (!(await setPrice(counter, wanted))) throw new CommandError(`There is no product ${wanted.key}.`)
    say(`${wanted.key} has a new price.`)
  })
}

/** Sets the stock of an SKU. @throws CommandError when the SKU is unknown */
export async function setStockCommand(args: string[]): Promise<void> {
  const [sku, word] = readWords(args, ['a stock-keeping unit', 'a number of pieces'])
  const pieces = toPieces(word)
  await withDatabase(async (counter) => {
    if (!(await setStock(counter, { sku, pieces }))) throw new CommandError(`There is no stock-keeping unit ${sku}.`)
    say(`There are ${pieces} pieces of ${sku}.`)
  })
}

const SET_CATEGORY_OPTIONS = {
  name: { type: 'string' },
  description: { type: 'string' },
  language: { type: 'string' },
} as const

/** Changes a category's texts. @throws CommandError when the category is unknown */
export async function setCategoryCommand(args: string[]): Promise<void> {
  const { values, positionals } = readArgs({ args, allowPositionals: true, options: SET_CATEGORY_OPTIONS })
  const { name, description, language } = values
  const [key, ...rest] = positionals
  if (key === undefined || rest.length > 0 || (name ?? description) === undefined)
    throw new CommandError('This command takes the key of a category, and --name or --description.')
  if (name?.trim() === '') throw new CommandError('A category needs a name.')
  const asked = language === undefined ? undefined : toOneOf(language, LOCALES)
  await withDatabase(async (counter) => {
    const wanted = { key, name, description, language: asked ?? counter.language }
    if (!(await setCategory(counter, wanted))) throw new CommandError(`There is no category ${key}.`)
    say(`${key} says so from now on.`)
  })
}

export const renameProductCommand = renameCommand('product', 'product')

export const renameCategoryCommand = renameCommand('category', 'category')

export const renamePageCommand = renameCommand('page', 'content page')

/** Takes a product out of the shop. @throws CommandError when the shop does not sell it */
export async function withdrawProductCommand(args: string[]): Promise<void> {
  const [key] = readWords(args, ['the key of a product'])
  await withDatabase(async (counter) => {
    if (!(await withdrawProduct(counter, key))) throw new CommandError(`There is no product ${key}.`)
    say(`${key} is sold no more.`)
  })
}

const REFUSED = {
  unknown: (key: string) => `There is no category ${key}.`,
  'has children': (key: string) => `${key} has categories below it: withdraw these first.`,
  'holds products': (key: string) => `${key} has products and no category above it that could take them.`,
}

/** Takes a category out of the shop. @throws CommandError when it cannot go */
export async function withdrawCategoryCommand(args: string[]): Promise<void> {
  const [key] = readWords(args, ['the key of a category'])
  await withDatabase(async (counter) => {
    const outcome = await withdrawCategory(counter, key)
    if (outcome !== 'withdrawn') throw new CommandError(REFUSED[outcome](key))
    say(`${key} is a category no more.`)
  })
}

/** Takes a content page out of the shop. @throws CommandError when there is none */
export async function withdrawPageCommand(args: string[]): Promise<void> {
  const [key] = readWords(args, ['the key of a content page'])
  await withDatabase(async (counter) => {
    if (!(await withdrawPage(counter, key))) throw new CommandError(`There is no content page ${key}.`)
    say(`${key} is a page no more.`)
  })
}
