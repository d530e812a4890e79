/** @jest-environment node */
import { eq } from 'drizzle-orm'
import { mail } from '../db/schema'
import { openTestShop } from '../testing/test-shop'
import { waitingMail } from '../testing/mail-server'
import { listMailOnHold, STALE_AFTER_MS, releaseMailOnHold } from './mail-queue'
import { type Deliver, sendDueMail } from './send-mail'

const NOW = Date.parse('2026-08-01T12:00:00Z')
let clock = NOW
const opened = openTestShop({ now: () => clock })
afterAll(async () => (await opened).close())

const sent: string[] = []
const deliver: Deliver = async ({ subject }) => {
  sent.push(subject)
}

const warn = jest.fn()
/** The shop in a process that has just started. */
const startedShop = async () => {
  const { shop } = await opened
  return { ...shop, logger: Object.assign(Object.create(shop.logger) as typeof shop.logger, { warn }) }
}
beforeEach(async () => {
  clock = NOW
  sent.length = 0
  warn.mockClear()
  await (await opened).db.delete(mail)
})

describe('mails older than an hour, when a shop sends for the first time', () => {
  it('are held back and reported once; those written since are sent', async () => {
    const { db } = await opened
    const shop = await startedShop()
    await waitingMail(db, 'old', NOW - STALE_AFTER_MS - 1)
    await waitingMail(db, 'new', NOW - STALE_AFTER_MS)
    await sendDueMail(shop, deliver)
    await sendDueMail(shop, deliver)
    expect(sent).toEqual(['new'])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn).toHaveBeenCalledWith({ held: 1 }, expect.stringContaining('send-old-mails'))
    expect(await listMailOnHold(shop)).toMatchObject([{ subject: 'old', recipient: 'old@mail.example' }])
  })

  it('are sent once they are released, one or all, also by a program that starts hours later', async () => {
    const { db } = await opened
    const shop = await startedShop()
    for (const n of [3, 2, 1]) await waitingMail(db, `old-${n}`, NOW - n * 2 * STALE_AFTER_MS)
    await sendDueMail(shop, deliver)
    const [oldest] = await listMailOnHold(shop)
    expect(await releaseMailOnHold(shop, oldest?.id)).toBe(1)
    clock += 3 * STALE_AFTER_MS
    await sendDueMail(await startedShop(), deliver)
    expect(sent).toEqual(['old-3'])
    expect(await releaseMailOnHold(shop)).toBe(2)
    expect(await releaseMailOnHold(shop)).toBe(0)
    await sendDueMail(await startedShop(), deliver)
    expect(sent).toHaveLength(3)
  })

  it('are sent by a shop that sent mail before: they waited for an unreachable mail server', async () => {
    const { db } = await opened
    await waitingMail(db, 'tried', NOW - 3 * STALE_AFTER_MS)
    await db.update(mail).set({ attempts: 1 }).where(eq(mail.subject, 'tried'))
    await waitingMail(db, 'old', NOW - 2 * STALE_AFTER_MS)
    await sendDueMail(await startedShop(), deliver)
    expect(sent).toEqual(['tried', 'old'])
    expect(warn).not.toHaveBeenCalled()
  })
})
