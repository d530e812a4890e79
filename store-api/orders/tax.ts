import type { OrderTax } from '../../contract/entities/order'

/** Tax contained in prices. Amounts are minor units of the charged currency; see decision 068. */

/** The default class of goods; its rates also apply to a class without its own. */
export const STANDARD_CLASS = 'standard'

/** Zone of all countries without their own rates. */
const OTHER_COUNTRIES = '*'

/** A rate of tax: for a class of goods, in a zone. */
export interface TaxRate {
  taxClass: string
  /** ISO code of a country, or `*` for all others. */
  zone: string
  /** Hundredths of a per cent. */
  rate: number
  /** As printed on invoices. */
  name: string
}

/** The purchased amount of a class of goods. */
export interface TaxedLine {
  taxClass: string
  /** The price of all items, before a coupon. */
  gross: number
}

/** The goods, coupon and delivery of an order. */
interface TaxableOrder {
  lines: readonly TaxedLine[]
  /** The coupon's discount on the goods. */
  discount: number
  delivery: number
}

/** A part of the total that is taxed at one rate: `net + tax = gross`. */
export interface TaxLine extends OrderTax {
  gross: number
}

/**
 * The rate of a class in a zone. A class without a rate there has that of the standard class.
 * @param zone ISO code of a country; empty if unknown
 * @returns null if the shop has no rate
 */
export function findRate<Rate extends Pick<TaxRate, 'taxClass' | 'zone'>>(
  rates: readonly Rate[],
  taxClass: string,
  zone: string,
): Rate | null {
  const rateFor = (byClass: string, byZone: string) =>
    rates.find((rate) => rate.taxClass === byClass && rate.zone === byZone)
  return (
    rateFor(taxClass, zone) ??
    rateFor(taxClass, OTHER_COUNTRIES) ??
    rateFor(STANDARD_CLASS, zone) ??
    rateFor(STANDARD_CLASS, OTHER_COUNTRIES) ??
    null
  )
}

/**
 * Whether prices contain a tax above zero for any class of goods.
 * @param zone ISO code of the shop's country; empty if it is unknown, then any zone counts
 */
export const hasTax = (rates: readonly Pick<TaxRate, 'taxClass' | 'zone' | 'rate'>[], zone: string): boolean =>
  rates.some(({ taxClass, rate }) => (zone ? (findRate(rates, taxClass, zone)?.rate ?? 0) : rate) > 0)

/**
 * Shares an amount in proportion to weights by the method of largest remainders: the shares add up to the amount, and
 * each is less than one unit from its exact value. Equal remainders are rounded up in their order. Weights that are all
 * zero count as equal.
 * @param amount an integer of at least 0, as the weights
 */
export function shareAmount(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n)
    return weights.length === 0
      ? []
      : shareAmount(
          amount,
          weights.map(() => 1),
        )
  const shares = weights.map((weight, at) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { at, share: Number(exact / sum), remainder: exact % sum }
  })
  const remaining = amount - shares.reduce((total, { share }) => total + share, 0)
  const byRemainder = shares.toSorted((one, other) => {
    if (one.remainder === other.remainder) return one.at - other.at
    return one.remainder > other.remainder ? -1 : 1
  })
  const roundedUp = new Set(byRemainder.slice(0, remaining).map(({ at }) => at))
  return shares.map(({ at, share }) => share + (roundedUp.has(at) ? 1 : 0))
}

/** The tax in a gross amount, rounded half up. @param rate hundredths of a per cent */
export function taxIn(gross: number, rate: number): number {
  const divisor = BigInt(10_000 + rate)
  return Number((2n * BigInt(gross) * BigInt(rate) + divisor) / (2n * divisor))
}

/**
 * The tax contained in an order, by rate, the highest first. The discount and the delivery are shared over the rates in
 * proportion to the goods; the tax of each rate is rounded once.
 * @returns lines whose gross amounts add up to the order's total; empty if the shop has no rate for some of the goods
 */
export function taxLines(
  { lines, discount, delivery }: TaxableOrder,
  rates: readonly TaxRate[],
  zone: string,
): TaxLine[] {
  const groups = new Map<string, { rate: TaxRate; goods: number }>()
  for (const { taxClass, gross } of lines) {
    const rate = findRate(rates, taxClass, zone)
    if (!rate) return []
    const key = `${rate.rate} ${rate.name}`
    groups.set(key, { rate, goods: (groups.get(key)?.goods ?? 0) + gross })
  }
  const sorted = [...groups.values()].toSorted(
    (one, other) => other.rate.rate - one.rate.rate || (one.rate.name < other.rate.name ? -1 : 1),
  )
  const goods = sorted.map((group) => group.goods)
  const discountShares = shareAmount(discount, goods)
  const discounted = goods.map((amount, at) => amount - (discountShares[at] ?? 0))
  // Goods that a coupon made free keep their weight from before the discount.
  const deliveryShares = shareAmount(delivery, discounted.some((amount) => amount > 0) ? discounted : goods)
  return sorted.flatMap(({ rate: { rate, name } }, at) => {
    const gross = (discounted[at] ?? 0) + (deliveryShares[at] ?? 0)
    if (gross === 0) return []
    const tax = taxIn(gross, rate)
    return [{ rate, name, net: gross - tax, tax, gross }]
  })
}

/**
 * The printed name of a rate. The percentage is added if the name does not contain it: `VAT` becomes `VAT 20%`; a name
 * without tax, such as `No VAT`, is kept.
 * @param language BCP 47
 */
export function taxLabel({ name, rate }: Pick<TaxRate, 'name' | 'rate'>, language: string): string {
  const numbers = name.replaceAll(',', '.').match(/\d+(\.\d+)?/g) ?? []
  if (rate === 0 || numbers.some((number) => Number(number) === rate / 100)) return name
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return `${name} ${percent.format(rate / 10_000)}`
}
