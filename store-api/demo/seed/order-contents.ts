import { eq } from 'drizzle-orm'
import type { CatalogueOrderContent } from '../catalogue/accounts/account'
import type { Catalogue } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { order, orderLine } from '../../db/schema'
import { toldCurrency } from '../../admin/told-currency'
import { toShown } from '../../../contract/money'
import { boughtLine } from './bought-line'
import { customerIdOf, type Telling } from './customers'
import { orderAddresses } from './order-addresses'

/** @throws Error where this way of delivery does not go */
function delivery({ shipping }: Catalogue, code: string, iso: string) {
  const method = shipping.find((one) => one.code === code)
  const rate = method?.rates.find(({ countries }) => countries.includes(iso))
  if (!method || !rate) throw new Error(`an order goes to ${iso} by ${code}, which does not go there`)
  const isCollection = method.kind === 'collection'
  return { name: method.name, price: rate.price, collectAt: isCollection ? method.description : null }
}

/** The order there is, and whose it becomes. */
async function findOrder(tx: Database, { accounts }: Catalogue, number: string) {
  const [row] = await tx.select().from(order).where(eq(order.number, number))
  const customer = accounts.customers.find(({ email }) => email.toLowerCase() === row?.email)
  if (!row || !customer) throw new Error(`${number} is no order of a customer`)
  return { id: row.id, customer, customerId: await customerIdOf(tx, customer.email) }
}

async function writeContent(
  tx: Database,
  catalogue: Catalogue,
  { content, language }: { content: CatalogueOrderContent } & Pick<Telling, 'language'>,
) {
  const { number, discount, note } = content
  const { id, customer, customerId } = await findOrder(tx, catalogue, number)
  const { shipsTo, ...addresses } = orderAddresses(catalogue, customer, { content, language })
  const { name, price: shippingPrice, collectAt } = delivery(catalogue, content.shippingMethod, shipsTo)
  const currency = toldCurrency(catalogue.store, language)
  const lines = []
  for (const bought of content.lines) {
    const line = await boughtLine(tx, bought, language)
    lines.push({ ...line, orderId: id, shownUnitPrice: toShown(line.unitPrice, currency) })
  }
  const sumUp = (subTotal: number, less: number, delivered: number) => ({
    ...{ subTotal, discount: less, shippingPrice: delivered },
    total: subTotal - less + delivered,
  })
  const subTotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const shownSubTotal = lines.reduce((sum, { shownUnitPrice, quantity }) => sum + shownUnitPrice * quantity, 0)
  const money = {
    ...sumUp(subTotal, discount, shippingPrice),
    shown: {
      ...sumUp(shownSubTotal, toShown(discount, currency), toShown(shippingPrice, currency)),
      decimalPlace: currency.decimalPlace,
    },
    currency: currency.code,
  }
  await tx.insert(orderLine).values(lines)
  await tx
    .update(order)
    .set({
      ...{ ...money, ...addresses, customerId, shippingMethod: name[language], note: note[language] },
      ...(collectAt && { shippingKind: 'collection' as const, collectAt: collectAt[language] }),
    })
    .where(eq(order.id, id))
}

/** Gives the orders there are to the customers with their emails, with what was bought in them. */
export async function writeOrderContents(
  tx: Database,
  catalogue: Catalogue,
  { language, onRows }: Telling,
): Promise<void> {
  for (const content of catalogue.accounts.orderContents) {
    await writeContent(tx, catalogue, { content, language })
    onRows(1)
  }
}
