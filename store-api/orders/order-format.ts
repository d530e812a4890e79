import { needsDelivery } from '../../contract/entities/checkout-fields'
import type { OrderAddress } from '../../contract/entities/order'
import type { ShownOrder } from '../../contract/entities/shown'
import { currencyDigits, exactCurrency, formatPrice } from '../../contract/money'
import { otherValues } from '../../contract/personalization'
import { displayPostalCode } from '../../contract/postal-code'
import { type PersonalizedColumns, personalizationReply } from '../catalog/personalization'
import type { LineRow, OrderRow } from '../db/schema'
import type { StoreCurrency } from '../db/schema/columns'
import type { OrderWords } from '../i18n/types'

/** The charged total in minor units. Older orders have no `shown` amounts: they were charged as stored. */
export const chargedTotal = ({ shown, total }: Pick<OrderRow, 'shown' | 'total'>): number => shown?.total ?? total

/** The charged unit price of a line. */
export const chargedUnitPrice = ({
  shownUnitPrice,
  unitPrice,
}: Pick<LineRow, 'shownUnitPrice' | 'unitPrice'>): number => shownUnitPrice ?? unitPrice

type ChargedRow = Pick<OrderRow, 'shown' | 'subTotal' | 'discount' | 'shippingPrice' | 'total' | 'currency'>

/** Currency format of an order: with the digits shown at the time, and the store's symbols while the currency is the same. */
function orderCurrency({ currency: code, shown }: ChargedRow, storeCurrency: StoreCurrency): ShownOrder['currency'] {
  const minorDigits = currencyDigits(code)
  const symbols = code === storeCurrency.code ? {} : { symbolLeft: '', symbolRight: ` ${code}` }
  return { ...storeCurrency, ...symbols, code, value: 1, minorDigits, decimalPlace: shown?.decimalPlace ?? minorDigits }
}

/**
 * An order's charged amounts, independent of later changes of the store's currency.
 * @param storeCurrency the shop's currency now
 */
export function chargedOf(row: ChargedRow, storeCurrency: StoreCurrency): ShownOrder {
  const { subTotal, discount, shippingPrice, total } = row.shown ?? row
  return { subTotal, discount, shippingPrice, total, currency: orderCurrency(row, storeCurrency) }
}

type LineOptions = Pick<LineRow, 'size' | 'options'>

/** The chosen options as one text: `250 g / whole beans`; for orders older than options, the size. */
export const optionsText = ({ size, options }: LineOptions): string =>
  options?.map(({ title }) => title).join(' / ') ?? size

/** The chosen options, one by one, in words: `Size M`, `Grind: whole beans`. */
export const formatOptions = ({ size, options }: LineOptions, words: OrderWords): string[] => {
  const sizeText = size && words.size(size)
  if (!options) return [sizeText].filter(Boolean)
  // If two options have the same value, either may be the size: then both are named by their groups.
  const isUnique = options.filter(({ title }) => title === size).length === 1
  return options.map(({ groupTitle, title }) => (isUnique && title === size ? sizeText : `${groupTitle}: ${title}`))
}

/** A formatted line of the totals. */
export interface FormattedSum {
  name: string
  amount: string
}

type OrderWithLines = ShownOrder & Pick<OrderRow, 'coupon' | 'shippingMethod' | 'shippingKind'> & { lines: LineRow[] }

/** The formatted totals, without delivery if nothing is shipped; the last is the grand total. */
export function formatSums(row: OrderWithLines, words: OrderWords): FormattedSum[] {
  const sums = [
    { name: words.subTotal, minor: row.subTotal },
    ...(row.discount > 0 ? [{ name: words.discount(row.coupon), minor: -row.discount }] : []),
    ...(needsDelivery(row.lines)
      ? [
          {
            // Collections are no deliveries and keep their own label.
            name: row.shippingKind === 'collection' ? row.shippingMethod : words.delivery(row.shippingMethod),
            minor: row.shippingPrice,
          },
        ]
      : []),
    { name: words.total, minor: row.total },
  ]
  return sums.map(({ name, minor }) => ({ name, amount: formatPrice(minor, row.currency) }))
}

/** The tax contained in the total, by rate. */
export interface FormattedTax {
  name: string
  isCharged: boolean
  net: string
  tax: string
  gross: string
}

/** Formats the taxes of an order, in all digits of its currency; empty if it has none. */
export function formatTaxes(tax: OrderRow['tax'], currency: ShownOrder['currency']): FormattedTax[] {
  const exactFormat = exactCurrency(currency)
  const format = (minor: number) => formatPrice(minor, exactFormat)
  return (tax ?? []).map(({ name, rate, net, tax: amount }) => ({
    ...{ name, isCharged: rate > 0 },
    ...{ net: format(net), tax: format(amount), gross: format(net + amount) },
  }))
}

/** The taxes as rows below the totals. */
export const taxSums = (taxes: FormattedTax[], words: OrderWords): FormattedSum[] =>
  taxes.map((tax) => ({ name: words.tax(tax), amount: tax.tax }))

/** A postal address, line by line. A city that is its own state is named once. */
export function addressLines({ name, street, city, state, postalCode, country }: OrderAddress): string[] {
  const place = [city, state !== city && state].filter(Boolean).join(', ')
  return [name, street, `${displayPostalCode(postalCode)} ${place}`.trim(), country].filter(Boolean)
}

/**
 * The personalization of a line, in words: `Print: ADA 7`, and each other field with its label: `Engraving: For Kim`.
 */
export function formatPersonalization(line: PersonalizedColumns, words: OrderWords): string[] {
  const { custom, personalization } = personalizationReply(line)
  const pair = [custom?.name, custom?.number].filter((part) => part !== undefined && part !== null && part !== '')
  const others = otherValues({ custom, personalization }).map(({ label, value }) => `${label}: ${value}`)
  return [...(pair.length > 0 ? [words.print(pair.join(' '))] : []), ...others]
}
