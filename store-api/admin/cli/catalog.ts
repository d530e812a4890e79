import { userInfo } from 'node:os'
import type { SitemapKind } from '../../../contract/entities/sitemap'
import { rename } from '../../catalog/redirects'
import { CommandError } from './command-error'
import { print } from './args'
import { type Counter, withDatabase } from './with-shop'
import { withCommands } from './with-commands'
import { type PriceWords, readPrice } from './parse-fields'
import { setStock } from '../../catalog/set-stock'
import type { Locale } from '../../i18n/locale'
import { isDay, momentOf } from '../../i18n/zoned-time'
import { setTextsCommand } from './texts'
import { withdrawCategory, withdrawPage, withdrawProduct } from '../../catalog/withdraw'

const NAMES = { product: 'product', category: 'category', page: 'content page' } as const

/** Changes a key. @throws CommandError when the new key is not available */
export async function renameCommand(kind: SitemapKind, keys: { from: string; to: string }): Promise<void> {
  if (keys.from === keys.to) throw new CommandError('The new key is the old one.')
  await withDatabase(async (counter) => {
    const outcome = await rename(counter, { kind, ...keys, actor: userInfo().username })
    if (outcome === 'unknown') throw new CommandError(`There is no ${NAMES[kind]} ${keys.from}.`)
    if (outcome === 'taken') throw new CommandError(`There is a ${NAMES[kind]} ${keys.to} already.`)
    print(`${keys.from} is ${keys.to} now; its old address leads there.`)
  })
}

/** Options of `set-price`. */
export interface PriceOptions extends Omit<PriceWords, 'key'> {
  /** When the sale begins and ends. */
  from?: string
  until?: string
}

const TIME = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/

/** A day or a time as it was written: the shop knows its time zone. @throws CommandError for anything else */
function checkTime(word: string | undefined): string | null {
  if (word === undefined) return null
  if (!TIME.test(word) || !isDay(word.slice(0, 10)) || !momentOf(word, 'UTC'))
    throw new CommandError(`${word} is no time: write it as 2026-12-31 or 2026-12-31T18:00.`)
  return word
}

/**
 * Sets the price of a product or of a variant.
 * @param name key of the product, or SKU
 * @throws CommandError if neither exists
 */
export async function setPriceCommand(name: string, amount: string | undefined, options: PriceOptions): Promise<void> {
  const { from, until, special, price = amount } = options
  if (price === undefined) throw new CommandError('This command takes an amount, such as 79.00.')
  if (amount !== undefined && options.price !== undefined)
    throw new CommandError('The price stands behind the name or in --price, not in both.')
  const words = { key: name, price, special }
  // Amounts invalid in any currency are rejected before a database is opened.
  readPrice(words)
  const sale = { saleStarts: checkTime(from), saleEnds: checkTime(until) }
  await withCommands(async (commands) => {
    const { minorDigits } = await commands.run('currency', null)
    const { key, ...amounts } = readPrice(words, minorDigits)
    const asked = { name: key, ...amounts, ...sale, actor: userInfo().username }
    const { outcome, problem } = await commands.run('setPrice', asked)
    if (outcome === 'unknown') throw new CommandError(`There is no product or stock-keeping unit ${name}.`)
    if (outcome === 'refused') throw new CommandError(`${problem}.`)
    print(outcome === 'same' ? `${name} has this price already.` : `${name} has a new price.`)
  })
}

/** Sets the stock of an SKU. @throws CommandError when the SKU is unknown */
export async function setStockCommand(sku: string, pieces: number): Promise<void> {
  await withDatabase(async (counter) => {
    if (!(await setStock(counter, { sku, pieces, actor: userInfo().username })))
      throw new CommandError(`There is no stock-keeping unit ${sku}.`)
    print(`There are ${pieces} pieces of ${sku}.`)
  })
}

/** Options of `set-category`. */
export interface CategoryOptions {
  name?: string
  description?: string
  language?: Locale
}

/** Changes a category's texts. @throws CommandError when the category is unknown */
export async function setCategoryCommand(key: string, options: CategoryOptions): Promise<void> {
  const { name, description, language } = options
  if ((name ?? description) === undefined) throw new CommandError('This command takes --name or --description.')
  if (name?.trim() === '') throw new CommandError('A category needs a name.')
  await setTextsCommand({ kind: 'category', key, language, texts: { name, description } })
}

const REFUSED = {
  unknown: (key: string) => `There is no category ${key}.`,
  'has children': (key: string) => `${key} has categories below it: withdraw these first.`,
  'holds products': (key: string) => `${key} has products and no category above it that could take them.`,
}

const WITHDRAWALS: Record<SitemapKind, (counter: Counter, key: string) => Promise<void>> = {
  product: async (counter, key) => {
    if (!(await withdrawProduct(counter, key, userInfo().username)))
      throw new CommandError(`There is no product ${key}.`)
    print(`${key} is sold no more.`)
  },
  category: async (counter, key) => {
    const outcome = await withdrawCategory(counter, key, userInfo().username)
    if (outcome !== 'withdrawn') throw new CommandError(REFUSED[outcome](key))
    print(`${key} is a category no more.`)
  },
  page: async (counter, key) => {
    if (!(await withdrawPage(counter, key, userInfo().username)))
      throw new CommandError(`There is no content page ${key}.`)
    print(`${key} is a page no more.`)
  },
}

/** Withdraws a product, category or content page. @throws CommandError if that is not possible */
export const withdrawCommand = (kind: SitemapKind, key: string): Promise<void> =>
  withDatabase((counter) => WITHDRAWALS[kind](counter, key))
