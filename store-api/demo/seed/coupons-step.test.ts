/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { COUPONS } from '../catalogue/checkout'
import { coupon, order } from '../../db/schema'
import { openTestShop } from '../../testing/test-shop'
import { SMALL_CATALOGUE } from '../../testing/catalogue'

const DAY = 86_400_000
const NOW = Date.parse('2026-08-01T12:00:00Z')

const opened = openTestShop({ now: () => NOW, catalogue: { ...SMALL_CATALOGUE, coupons: COUPONS } })
afterAll(async () => (await opened).close())

describe('a filled shop', () => {
  it('has its coupons, with codes in capital letters', async () => {
    const rows = await (await opened).db.select().from(coupon)
    expect(rows).toHaveLength(45)
    for (const { code } of rows) expect(code).toMatch(/^[A-Z0-9-]+$/)
    const ended = rows.find(({ code }) => code === 'SUMMER25')
    expect(ended?.endsAt?.getTime()).toBeLessThan(NOW)
    expect(rows.filter(({ mostUses, uses }) => mostUses !== null && uses >= mostUses).map(({ code }) => code)).toEqual([
      'FIRST50',
    ])
  })

  it('gives one week to unpaid orders without a deadline, and to no others', async () => {
    const { db } = await opened
    const unpaid = await db.select().from(order).where(eq(order.payment, 'unpaid'))
    expect(unpaid.map(({ payUntil }) => payUntil?.getTime())).toEqual([NOW + 7 * DAY])
    const paid = await db.select().from(order).where(eq(order.payment, 'paid'))
    expect(paid.map(({ payUntil }) => payUntil)).toEqual([null])
  })
})
