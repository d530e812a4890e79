import { and, eq } from 'drizzle-orm'
import type { Catalogue, CatalogueAddress, CatalogueCustomer, CatalogueOrderContent } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { order, orderLine, picture, product, variant } from '../../db/schema'
import { localizeCurrency } from '../../admin/store-settings'
import { toDisplayAmount } from '../../../contract/money'
import { validatePersonalization } from '../../catalog/personalization'
import { arrivalDays, deliveryTerms } from '../../checkout/arrival'
import { STANDARD_CLASS, taxLines } from '../../orders/tax'
import { customerIdOf, type CustomerSeedOptions } from './customers'
import type { OrderAddress } from '../../../contract/entities/order'
import type { Locale } from '../../i18n/locale'
import { imageUrlOf } from '../../http/reply'

/** @throws Error if the shipping method is not available in the country */
function delivery({ shipping, store }: Catalogue, code: string, iso: string) {
  const method = shipping.find((candidate) => candidate.code === code)
  const rate = method?.rates.find(({ countries }) => countries.includes(iso))
  if (!method || !rate) throw new Error(`an order goes to ${iso} by ${code}, which is not available there`)
  const isCollection = method.kind === 'collection'
  const zone = isCollection ? (store.country.iso ?? iso) : iso
  const kind = method.kind ?? 'delivery'
  const dispatched = { kind, workingDays: method.workingDays ?? null }
  return {
    name: method.name,
    price: rate.price,
    collectAt: isCollection ? method.description : null,
    zone,
    dispatched,
    rate,
  }
}

/** The existing order and its customer. @throws Error if either is missing */
async function findOrder(tx: Database, { accounts }: Catalogue, number: string) {
  const [row] = await tx.select().from(order).where(eq(order.number, number))
  const customer = accounts.customers.find(({ email }) => email.toLowerCase() === row?.email)
  if (!row || !customer) throw new Error(`${number} is not an order of a customer`)
  return { id: row.id, placedAt: row.placedAt, customer, customerId: await customerIdOf(tx, customer.email) }
}

async function writeContent(
  tx: Database,
  catalogue: Catalogue,
  { content, language }: { content: CatalogueOrderContent } & Pick<CustomerSeedOptions, 'language'>,
) {
  const { number, discount, note } = content
  const { id, placedAt, customer, customerId } = await findOrder(tx, catalogue, number)
  const { shipsTo, ...addresses } = orderAddresses(catalogue, customer, { content, language })
  const {
    name,
    price: shippingPrice,
    collectAt,
    zone,
    dispatched,
    rate,
  } = delivery(catalogue, content.shippingMethod, shipsTo)
  const currency = localizeCurrency(catalogue.store, language)
  const lines = []
  for (const ordered of content.lines) {
    const line = await createLine(tx, ordered, language)
    lines.push({ ...line, orderId: id, shownUnitPrice: toDisplayAmount(line.unitPrice, currency) })
  }
  const rates = (catalogue.taxRates ?? []).map((rate) => ({ ...rate, name: rate.name[language] }))
  const sumUp = (subTotal: number, less: number, delivered: number) => ({
    ...{ subTotal, discount: less, shippingPrice: delivered },
    total: subTotal - less + delivered,
  })
  const subTotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const shownSubTotal = lines.reduce((sum, { shownUnitPrice, quantity }) => sum + shownUnitPrice * quantity, 0)
  const money = {
    ...sumUp(subTotal, discount, shippingPrice),
    shown: {
      ...sumUp(shownSubTotal, toDisplayAmount(discount, currency), toDisplayAmount(shippingPrice, currency)),
      decimalPlace: currency.decimalPlace,
    },
    currency: currency.code,
  }
  const taxes = taxLines(
    {
      lines: lines.map(({ shownUnitPrice, quantity }) => ({
        taxClass: STANDARD_CLASS,
        gross: shownUnitPrice * quantity,
      })),
      discount: money.shown.discount,
      delivery: money.shown.shippingPrice,
    },
    rates,
    zone,
  )
  await tx.insert(orderLine).values(lines)
  const isPersonalized = content.lines.some(({ custom }) => custom)
  const terms = deliveryTerms(catalogue.store, dispatched, { ...rate, isPersonalized })
  await tx
    .update(order)
    .set({
      tax: rates.length > 0 ? taxes.map(({ gross: _, ...tax }) => tax) : null,
      ...{ ...money, ...addresses, customerId, shippingMethod: name[language], note: note[language] },
      ...{ arrival: arrivalDays(placedAt.getTime(), terms, catalogue.store), deliveryTerms: terms },
      ...(collectAt && { shippingKind: 'collection' as const, collectAt: collectAt[language] }),
    })
    .where(eq(order.id, id))
}

/** Assigns existing orders to the customers with their emails, and writes their contents. */
export async function writeOrderContents(
  tx: Database,
  catalogue: Catalogue,
  { language, onRows }: CustomerSeedOptions,
): Promise<void> {
  for (const content of catalogue.accounts.orderContents) {
    await writeContent(tx, catalogue, { content, language })
    onRows(1)
  }
}

/** @throws Error for an unknown country */
function countryOf({ countries }: Pick<Catalogue, 'countries'>, iso: string): Catalogue['countries'][number] {
  const match = countries.find((country) => country.iso === iso)
  if (!match) throw new Error(`an address has the unknown country ${iso}`)
  return match
}

/** Billing and shipping address of an order, as snapshots. @throws Error for a missing address */
function orderAddresses(
  catalogue: Catalogue,
  { addresses, firstname, lastname }: CatalogueCustomer,
  { content: { number, shipTo }, language }: { content: CatalogueOrderContent; language: Locale },
) {
  const toSnapshot = ({ country: iso, ...place }: CatalogueAddress): OrderAddress => {
    const { name, states } = countryOf(catalogue, iso)
    const state = states.find(({ code }) => code === place.state)?.name ?? place.state
    return { ...place, state, name: `${firstname} ${lastname}`, country: name[language] }
  }
  const [bill, ship] = [addresses[0], addresses[shipTo]]
  if (!bill || !ship) throw new Error(`${number} goes to an address that its customer does not have`)
  return { billingAddress: toSnapshot(bill), shippingAddress: toSnapshot(ship), shipsTo: ship.country }
}

/** An order line at the current price. @throws Error for an unknown SKU */
async function createLine(
  tx: Database,
  { sku, quantity, custom }: CatalogueOrderContent['lines'][number],
  language: Locale,
) {
  const [row] = await tx
    .select()
    .from(variant)
    .innerJoin(product, eq(product.key, variant.productKey))
    .innerJoin(picture, and(eq(picture.productKey, product.key), eq(picture.position, 0)))
    .where(eq(variant.sku, sku))
  if (!row) throw new Error(`an order has the unknown SKU ${sku}`)
  const { product: ordered, variant: chosen, picture: front } = row
  const entered = validatePersonalization(ordered.personalization, { custom }, language)
  const printing = custom ? (ordered.personalization?.price ?? 0) : 0
  return {
    productKey: ordered.key,
    productName: ordered.name[language],
    productModel: ordered.model,
    imageUrl: imageUrlOf(front),
    size: chosen.title[language],
    ...entered,
    quantity,
    unitPrice: (ordered.specialPrice ?? ordered.price) + printing,
  }
}
