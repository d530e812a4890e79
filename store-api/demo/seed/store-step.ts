import type { PgTable } from 'drizzle-orm/pg-core'
import type { Catalogue, CatalogueOrder, CatalogueShipping } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import {
  contentPage,
  country,
  coupon,
  extensionScript,
  order,
  orderHistory,
  shipment,
  shippingMethod,
  shippingRate,
  store,
} from '../../db/schema'
import { countRows, type OnRows, type Step, writeRows } from './step'
import { LOCALES } from '../../i18n/locale'
import { and, eq, inArray, isNull } from 'drizzle-orm'

type Namespaces = Record<string, Record<string, string>>

/** Adds texts to the namespaces; existing texts are kept. */
const addTexts = (existing: Namespaces, added: Namespaces): Namespaces =>
  Object.fromEntries(
    Object.keys({ ...added, ...existing }).map((name) => [name, { ...added[name], ...existing[name] }]),
  )

/** Replaces the settings, because a database filled by an older version lacks the new ones. */
const refreshStore = (tx: Database, content: Catalogue['store']) =>
  tx.insert(store).values({ id: 1, content }).onConflictDoUpdate({ target: store.id, set: { content } })

/**
 * Content pages, shipping methods, scripts, orders and the current store settings.
 * @param now milliseconds since the epoch; the orders' times are relative to it
 */
export function storefrontStep(catalogue: Catalogue, now: number): Step {
  const { pages, scripts, shipping, orders } = catalogue
  const tables: [PgTable, object[]][] = [
    [contentPage, pages.map((page) => ({ ...page, updatedAt: new Date(page.updatedAt) }))],
    [extensionScript, scripts.map((script, position) => ({ ...script, position }))],
  ]
  return {
    name: 'shop-front',
    rows: 1 + countRows(tables) + shipping.length + orders.length,
    run: async (tx, onRows) => {
      await refreshStore(tx, catalogue.store)
      onRows(1)
      await writeRows(tx, tables, onRows)
      await writeShipping(tx, shipping, onRows)
      await writeOrders(tx, { orders, now }, onRows)
    },
  }
}

/** Interface texts, search words and the order prefix, for a store that was filled before they existed. */
export const storeTextsStep = ({ store: { i18n, search, orderPrefix } }: Pick<Catalogue, 'store'>): Step => ({
  name: 'store-words',
  rows: 1,
  run: async (tx, onRows) => {
    const [row] = await tx.select().from(store).where(eq(store.id, 1)).for('update')
    if (row) {
      const existing = row.content
      const texts = Object.fromEntries(LOCALES.map((locale) => [locale, addTexts(existing.i18n[locale], i18n[locale])]))
      const content = {
        ...(search && { search }),
        ...(orderPrefix && { orderPrefix }),
        ...existing,
        i18n: texts as typeof i18n,
      }
      await tx.update(store).set({ content }).where(eq(store.id, 1))
    }
    onRows(1)
  },
})

/** Mark and icon, for a store that was filled before they existed. */
export const brandingStep = ({ store: { mark, icon } }: Pick<Catalogue, 'store'>): Step => ({
  name: 'mark',
  rows: 1,
  run: async (tx, onRows) => {
    const [row] = await tx.select().from(store).where(eq(store.id, 1)).for('update')
    const content = row && { ...(mark && { mark }), ...(icon && { icon }), ...row.content }
    if (content) await tx.update(store).set({ content }).where(eq(store.id, 1))
    onRows(1)
  },
})

/** The return policy and the tracked shipping methods, for a store that was filled before they existed. */
export const deliveryTermsStep = ({ store: { returns }, shipping }: Pick<Catalogue, 'store' | 'shipping'>): Step => ({
  name: 'promises',
  rows: 1,
  run: async (tx, onRows) => {
    const [row] = await tx.select().from(store).where(eq(store.id, 1)).for('update')
    if (row && returns && row.content.returns === undefined)
      await tx
        .update(store)
        .set({ content: { ...row.content, returns } })
        .where(eq(store.id, 1))
    const tracked = shipping.flatMap(({ code, isTracked }) => (isTracked ? [code] : []))
    if (tracked.length > 0)
      await tx.update(shippingMethod).set({ isTracked: true }).where(inArray(shippingMethod.code, tracked))
    onRows(1)
  },
})

/** Shipping methods with their rates by country. @throws Error for an unknown country */
async function writeShipping(tx: Database, methods: CatalogueShipping[], onRows: OnRows): Promise<void> {
  const countries = await tx.select({ id: country.id, iso: country.iso }).from(country)
  const idOf = new Map(countries.map(({ id, iso }) => [iso, id]))
  const countryId = (iso: string) => {
    const id = idOf.get(iso)
    if (id === undefined) throw new Error(`a shipping rate has the unknown country ${iso}`)
    return id
  }
  for (const [position, { rates, ...method }] of methods.entries()) {
    const inserted = await tx
      .insert(shippingMethod)
      .values({ ...method, position })
      .returning()
    const rows = inserted.flatMap(({ id }) =>
      rates.flatMap(({ countries: isos, ...rate }) =>
        isos.map((iso) => ({ methodId: id, countryId: countryId(iso), ...rate })),
      ),
    )
    if (rows.length > 0) await tx.insert(shippingRate).values(rows)
    onRows(1)
  }
}

const HOUR = 3_600_000

interface Orders {
  orders: CatalogueOrder[]
  /** Milliseconds since the epoch. */
  now: number
}

/** Orders with their history; the first event is the time of the order. */
async function writeOrders(tx: Database, { orders, now }: Orders, onRows: OnRows): Promise<void> {
  const dateHoursAgo = (hours: number) => new Date(now - hours * HOUR)
  for (const { number, email, payment, shipping, history, shipments } of orders) {
    const placedAt = dateHoursAgo(Math.max(0, ...history.map(({ hoursAgo }) => hoursAgo)))
    const inserted = await tx
      .insert(order)
      .values({ number: number.toUpperCase(), email: email.toLowerCase(), payment, shipping, placedAt })
      .returning()
    const events = inserted.flatMap(({ id }) =>
      history.map(({ event, hoursAgo }) => ({ orderId: id, event, at: dateHoursAgo(hoursAgo) })),
    )
    const parcels = inserted.flatMap(({ id }) =>
      shipments.map(({ shippedHoursAgo, deliveredHoursAgo, ...parcel }) => ({
        ...parcel,
        orderId: id,
        shippedAt: dateHoursAgo(shippedHoursAgo),
        deliveredAt: deliveredHoursAgo === null ? null : dateHoursAgo(deliveredHoursAgo),
      })),
    )
    if (events.length > 0) await tx.insert(orderHistory).values(events)
    if (parcels.length > 0) await tx.insert(shipment).values(parcels)
    onRows(1)
  }
}

const DAY = 86_400_000

/** Payment period of unpaid orders that were created before payments existed. */
const GRACE_MS = 7 * DAY

/** The shop's coupons; unpaid orders without a deadline get one week. */
export const couponsStep = ({ coupons }: Pick<Catalogue, 'coupons'>, now: number): Step => ({
  name: 'coupons',
  rows: coupons.length,
  run: async (tx, onRows) => {
    const rows = coupons.map(({ endsInDays, ...row }) => ({
      ...row,
      endsAt: endsInDays === undefined ? null : new Date(now + endsInDays * DAY),
    }))
    await writeRows(tx, [[coupon, rows]], onRows)
    await tx
      .update(order)
      .set({ payUntil: new Date(now + GRACE_MS) })
      .where(and(eq(order.payment, 'unpaid'), isNull(order.payUntil)))
  },
})
