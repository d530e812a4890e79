import { userInfo } from 'node:os'
import type { SitemapKind } from '../../../contract/entities/sitemap'
import { rename } from '../../catalog/redirects'
import { CommandError } from './command-error'
import { print } from './args'
import { type DatabaseShop, withDatabase } from './with-shop'
import { withCommands } from './with-commands'
import { type PriceInput, readPrice } from './parse-fields'
import { setStock } from '../../catalog/set-stock'
import type { Locale } from '../../i18n/locale'
import { isDay, parseDateTime } from '../../i18n/zoned-time'
import { setTextsCommand } from './texts'
import { withdrawCategory, withdrawPage, withdrawProduct } from '../../catalog/withdraw'

const KIND_LABELS = { product: 'product', category: 'category', page: 'content page' } as const

/** Changes a key. @throws CommandError when the new key is not available */
export async function renameCommand(kind: SitemapKind, keys: { from: string; to: string }): Promise<void> {
  if (keys.from === keys.to) throw new CommandError('The new key is the old one.')
  await withDatabase(async (shop) => {
    const outcome = await rename(shop, { kind, ...keys, actor: userInfo().username })
    if (outcome === 'unknown') throw new CommandError(`There is no ${KIND_LABELS[kind]} ${keys.from}.`)
    if (outcome === 'taken') throw new CommandError(`There is a ${KIND_LABELS[kind]} ${keys.to} already.`)
    print(`${keys.from} is ${keys.to} now; its old address leads there.`)
  })
}

/** Options of `set-price`. */
export interface PriceOptions extends Omit<PriceInput, 'key'> {
  /** When the sale begins and ends. */
  from?: string
  until?: string
}

const TIME_PATTERN = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?$/

/** Validates a date or time, unconverted: the shop applies its time zone. @throws CommandError if it is invalid */
function checkTime(value: string | undefined): string | null {
  if (value === undefined) return null
  if (!TIME_PATTERN.test(value) || !isDay(value.slice(0, 10)) || !parseDateTime(value, 'UTC'))
    throw new CommandError(`${value} is no time: write it as 2026-12-31 or 2026-12-31T18:00.`)
  return value
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
  const priceInput = { key: name, price, special }
  // Amounts invalid in any currency are rejected before a database is opened.
  readPrice(priceInput)
  const sale = { saleStarts: checkTime(from), saleEnds: checkTime(until) }
  await withCommands(async (commands) => {
    const { minorDigits } = await commands.run('currency', null)
    const { key, ...amounts } = readPrice(priceInput, minorDigits)
    const request = { name: key, ...amounts, ...sale, actor: userInfo().username }
    const { outcome, problem } = await commands.run('setPrice', request)
    if (outcome === 'unknown') throw new CommandError(`There is no product or stock-keeping unit ${name}.`)
    if (outcome === 'refused') throw new CommandError(`${problem}.`)
    print(outcome === 'same' ? `${name} has this price already.` : `${name} has a new price.`)
  })
}

/** Sets the stock of an SKU. @throws CommandError when the SKU is unknown */
export async function setStockCommand(sku: string, pieces: number): Promise<void> {
  await withDatabase(async (shop) => {
    if (!(await setStock(shop, { sku, pieces, actor: userInfo().username })))
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

const REFUSAL_MESSAGES = {
  unknown: (key: string) => `There is no category ${key}.`,
  'has children': (key: string) => `${key} has categories below it: withdraw these first.`,
  'holds products': (key: string) => `${key} has products and no category above it that could take them.`,
}

const WITHDRAW_HANDLERS: Record<SitemapKind, (shop: DatabaseShop, key: string) => Promise<void>> = {
  product: async (shop, key) => {
    if (!(await withdrawProduct(shop, key, userInfo().username))) throw new CommandError(`There is no product ${key}.`)
    print(`${key} is sold no more.`)
  },
  category: async (shop, key) => {
    const outcome = await withdrawCategory(shop, key, userInfo().username)
    if (outcome !== 'withdrawn') throw new CommandError(REFUSAL_MESSAGES[outcome](key))
    print(`${key} is a category no more.`)
  },
  page: async (shop, key) => {
    if (!(await withdrawPage(shop, key, userInfo().username)))
      throw new CommandError(`There is no content page ${key}.`)
    print(`${key} is a page no more.`)
  },
}

/** Withdraws a product, category or content page. @throws CommandError if that is not possible */
export const withdrawCommand = (kind: SitemapKind, key: string): Promise<void> =>
  withDatabase((shop) => WITHDRAW_HANDLERS[kind](shop, key))
