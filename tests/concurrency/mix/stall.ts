import { customer, product, variant } from '../../../store-api/db/schema'
import { standardPlaces } from '../world/crowd'
import type { Shopper } from '../world/shopper'
import { visitors } from '../world/crowd'
import type { World } from '../world/world'

/** One client with what it knows. */
export interface Stall {
  world: World
  shopper: Shopper
  /** Numbers of the orders it may do something about; two devices of one customer share them. */
  orders: string[]
  /** Totals that were agreed to, each with the number of the order it was answered with. */
  agreed: { number: string; total: number }[]
  pieces: { id: number; key: string; isPrinted: boolean }[]
  places: { countryId: number; shippingId: number }
}

/** Half of the clients are guests; the others are customers, each on two devices. */
export async function openStalls(world: World, clients: number): Promise<Stall[]> {
  const { db } = world
  const people = await db
    .select()
    .from(customer)
    .limit(clients / 4)
  const devices = people.flatMap(({ id }) => [id, id])
  const customers = await Promise.all(devices.map((id) => world.shopper(id)))
  const shoppers = [...customers, ...(await visitors(world, clients - customers.length))]
  const products = await db.select().from(product)
  const printed = new Set(products.filter(({ customPrice }) => customPrice !== null).map(({ key }) => key))
  const pieces = (await db.select().from(variant)).map(({ id, productKey: key }) => ({
    ...{ id, key },
    isPrinted: printed.has(key),
  }))
  const places = await standardPlaces(db)
  const orders = new Map<string, string[]>()
  return shoppers.map((shopper) => {
    const own = orders.get(shopper.owner) ?? []
    orders.set(shopper.owner, own)
    return { world, shopper, orders: own, agreed: [], pieces, places }
  })
}
