import { eq, inArray } from 'drizzle-orm'
import type { Draft } from '../../contract/entities/checkout'
import { needsDelivery } from '../../contract/entities/checkout-fields'
import type { OrderTax } from '../../contract/entities/order'
import type { ShippingMethod } from '../../contract/entities/shipping'
import type { ShownTotals } from '../../contract/entities/shown'
import { readStore } from '../admin/store-settings'
import { type ShownCartLine, shownLine } from '../catalog/shown-line'
import { country, product, taxRate } from '../db/schema'
import type { Shop } from '../http/context'
import { LANGUAGE_CODES } from '../i18n/locale'
import { findRate, taxLabel, STANDARD_CLASS, type TaxRate, taxLines } from '../orders/tax'
import { toId } from './draft'
import { effectivePrice } from './totals'

/** The tax contained in a quote. */
export interface QuoteTaxes {
  /** By rate, in minor units of the charged currency; they add up to the total. */
  lines: OrderTax[]
  /** Hundredths of a per cent by key of the product. */
  rateOf: ReadonlyMap<string, number>
}

interface TaxInput {
  lines: readonly ShownCartLine[]
  draft: Pick<Draft, 'countryId'>
  method: Pick<ShippingMethod, 'kind'> | null
  /** In the charged currency. */
  totals: Pick<ShownTotals, 'discount' | 'shippingPrice'>
}

type TaxShop = Pick<Shop, 'db' | 'language'>

/** The shop's tax rates, with their printed names. */
async function readRates({ db, language }: TaxShop): Promise<TaxRate[]> {
  const rows = await db.select().from(taxRate)
  return rows.map((row) => ({
    ...row,
    name: taxLabel({ rate: row.rate, name: row.name[language] }, LANGUAGE_CODES[language]),
  }))
}

/**
 * The zone of the rates: the country of delivery; for a collection and for goods that are not shipped, the shop's.
 * @returns an ISO code, empty if the shop's country is unknown; null while no country is chosen
 */
async function readZone(shop: TaxShop, { lines, draft, method }: Omit<TaxInput, 'totals'>): Promise<string | null> {
  const shopCountry = (await readStore(shop)).country.iso ?? ''
  if (!needsDelivery(lines) || (method?.kind === 'collection' && shopCountry)) return shopCountry
  const [row] = await shop.db
    .select()
    .from(country)
    .where(eq(country.id, toId(draft.countryId)))
  return row?.iso ?? null
}

/** The tax contained in a quote; null without tax rates, or while the country of delivery is not known. */
export async function readTaxes(shop: TaxShop, { lines, totals, ...place }: TaxInput): Promise<QuoteTaxes | null> {
  const rates = await readRates(shop)
  if (rates.length === 0 || lines.length === 0) return null
  const zone = await readZone(shop, { lines, ...place })
  if (zone === null) return null
  const keys = [...new Set(lines.map((line) => line.product.key))]
  const rows = await shop.db
    .select({ key: product.key, taxClass: product.taxClass })
    .from(product)
    .where(inArray(product.key, keys))
  const classOf = new Map(rows.map(({ key, taxClass }) => [key, taxClass]))
  const taxed = lines.map((line) => ({
    taxClass: classOf.get(line.product.key) ?? STANDARD_CLASS,
    gross: effectivePrice(shownLine(line)) * line.quantity,
  }))
  const sums = { discount: totals.discount, delivery: totals.shippingPrice ?? 0 }
  const taxesByRate = taxLines({ lines: taxed, ...sums }, rates, zone)
  return {
    lines: taxesByRate.map(({ rate, name, net, tax }) => ({ rate, name, net, tax })),
    rateOf: new Map(
      rows.flatMap(({ key, taxClass }) => {
        const rate = findRate(rates, taxClass, zone)
        return rate ? [[key, rate.rate] as const] : []
      }),
    ),
  }
}
