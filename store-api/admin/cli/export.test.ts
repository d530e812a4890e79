/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { auditLog, customer, order, session, subscriber } from '../../db/schema'
import type { ExportedKind } from '../export/kinds'
import { FileRefused } from '../../db/write-file'
import { openTable, type Row } from '../import/table'
import { buyer, type CheckoutShop, openCheckoutShop, PLACE } from '../../testing/checkout-shop'
import { localCommands } from '../shop-commands'
import { writeExport } from './export'

let opened: CheckoutShop
let folder = ''
beforeAll(async () => {
  opened = await openCheckoutShop()
  folder = mkdtempSync(join(tmpdir(), 'export-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await opened.close()
})

let files = 0
/** Exports into a new file. */
async function exportTable(kind: ExportedKind, range: { from?: string; until?: string } = {}) {
  const path = join(folder, `${files++}.csv`)
  const { from = null, until = null } = range
  const total = await writeExport(localCommands(opened.shop), path, { kind, from, until, replaces: false })
  const rows: Row[] = []
  for await (const row of (await openTable(path)).rows) rows.push(row)
  const cells = (...headings: string[]) => rows.map((row) => headings.map((heading) => row.get(heading)))
  return { path, total, rows, cells, text: readFileSync(path, 'utf8') }
}

describe('export orders', () => {
  let number = ''
  beforeAll(async () => {
    const guest = await buyer(opened)
    await guest.add('home-M', 2, { custom: { name: 'ADA', number: 7 } })
    await guest.add('away-M')
    number = await guest.buy('shorts-M', 1, { note: '=HYPERLINK("http://x")' })
  })

  const exportOrderRows = async () => {
    const { rows } = await exportTable('orders')
    return rows.filter((row) => row.get('Order') === number)
  }

  it('writes a row for each order line, with product and prices', async () => {
    const lines = await exportOrderRows()
    expect(lines.map((row) => row.get('Line SKU')).sort()).toEqual(['away-M', 'home-M', 'shorts-M'])
    const home = lines.find((row) => row.get('Line SKU') === 'home-M')
    expect(home?.get('Line quantity')).toBe('2')
    expect(home?.get('Line personalization')).toContain('ADA')
    expect(Number(home?.get('Line total'))).toBeCloseTo(2 * Number(home?.get('Line unit price')))
  })

  it('writes amounts, delivery, payment and addresses of the order only in its first row', async () => {
    const [first, ...others] = await exportOrderRows()
    const row = await opened.orderRow(number)
    expect(first?.get('Total')).toBe(((row.shown?.total ?? 0) / 100).toFixed(2))
    expect([first?.get('Payment'), first?.get('Shipping'), first?.get('Buyer')]).toEqual([
      'unpaid',
      'unshipped',
      'guest',
    ])
    expect([first?.get('Payment method'), first?.get('Delivery method')]).toEqual(['visa', row.shippingMethod])
    expect([first?.get('Shipping city'), first?.get('Billing phone')]).toEqual([PLACE.city, PLACE.phone])
    expect(others.map((one) => one.get('Total'))).toEqual(['', ''])
  })

  it('writes the taxes by rate, and their total', async () => {
    const tax = [{ name: 'VAT 19 %', rate: 1900, net: 8403, tax: 1597 }]
    await opened.db.update(order).set({ tax, currency: 'EUR' }).where(eq(order.number, number))
    const [first] = await exportOrderRows()
    expect([first?.get('Tax'), first?.get('Taxes')]).toEqual(['15.97', 'VAT 19 %: net 84.03, tax 15.97'])
  })

  it('escapes cells that a spreadsheet would evaluate, and reads them back unchanged', async () => {
    const [first] = await exportOrderRows()
    const { text } = await exportTable('orders')
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text).toContain(`'${PLACE.phone}`)
    expect(first?.get('Note')).toBe('=HYPERLINK("http://x")')
  })

  it('writes the requested days in the time zone of the shop', async () => {
    // In London it is 00:30 on 1 April.
    const at = new Date('2026-03-31T23:30:00Z')
    await opened.db.update(order).set({ placedAt: at }).where(eq(order.number, number))
    const has = async (range: object) => (await exportTable('orders', range)).cells('Order').flat().includes(number)
    expect(await has({ from: '2026-04-01', until: '2026-04-01' })).toBe(true)
    expect(await has({ until: '2026-03-31' })).toBe(false)
    expect(await has({ from: '2026-04-02' })).toBe(false)
  })
})

describe('export customers', () => {
  it('writes each account once, and a row for each additional address', async () => {
    const { cells, total } = await exportTable('customers')
    expect(total).toBe(2)
    const people = cells('Email', 'First name', 'City', 'Country', 'Default shipping')
    expect(people).toEqual([
      ['ada@mail.example', 'Ada', 'Albany', 'US', 'yes'],
      ['ada@mail.example', '', 'Ulm', 'DE', 'no'],
      ['ben@mail.example', 'Ben', 'Troy', 'US', 'yes'],
    ])
  })

  it('has no password, no token and no hash of one', async () => {
    await buyer(opened, 'ada')
    const { text } = await exportTable('customers')
    const hashes = [
      ...(await opened.db.select({ hash: customer.passwordHash }).from(customer)),
      ...(await opened.db.select({ hash: session.tokenHash }).from(session)),
    ]
    expect(hashes.length).toBeGreaterThan(2)
    for (const { hash } of hashes) expect(text).not.toContain(hash)
    expect(text).not.toMatch(/argon2|password|token/i)
  })
})

describe('export subscribers', () => {
  it('writes several batches without duplicates', async () => {
    const emails = Array.from({ length: 1001 }, (_, place) => `reader-${place}@mail.example`)
    await opened.db.insert(subscriber).values(emails.map((email) => ({ email, language: 'en' })))
    const { cells, total } = await exportTable('subscribers')
    expect(total).toBe(1001)
    expect(cells('Email').flat().sort()).toEqual(emails.sort())
  })
})

describe('an export', () => {
  it('is readable by its user only, and is recorded: user, time, kind and count', async () => {
    const { path } = await exportTable('customers', { from: '2020-01-01' })
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const records = await opened.db.select().from(auditLog).where(eq(auditLog.kind, 'export'))
    expect(records.at(-1)).toMatchObject({
      key: 'customers',
      actor: userInfo().username,
      at: new Date(opened.now()),
      after: { count: 2, from: '2020-01-01', until: null },
    })
  })

  it('does not overwrite a file, and is not recorded in that case', async () => {
    const { path } = await exportTable('customers')
    const count = () => opened.db.$count(auditLog)
    const before = await count()
    const secondExport = writeExport(localCommands(opened.shop), path, {
      ...{ kind: 'customers', from: null, until: null, replaces: false },
    })
    await expect(secondExport).rejects.toEqual(new FileRefused(`${path} is there already: --overwrite replaces it.`))
    expect(await count()).toBe(before)
  })
})
