/** @jest-environment node */
import { mail } from '../db/schema'
import { migratedPostgres } from '../testing/database'
import { openMailServer, waitingMail } from '../testing/mail-server'
import { openTestShop } from '../testing/test-shop'
import { sendDueMail, smtpDelivery } from './send-mail'

const openShop = async () => openTestShop({ database: await migratedPostgres() })
let opened: Awaited<ReturnType<typeof openShop>>
let server: Awaited<ReturnType<typeof openMailServer>>
beforeAll(async () => {
  opened = await openShop()
  server = await openMailServer()
})
afterAll(async () => {
  await opened.close()
  await server.close()
})

const MAILS = 40

it('several senders on PostgreSQL send every mail once', async () => {
  const { db, shop } = opened
  for (let n = 0; n < MAILS; n++) await waitingMail(db, `mail-${n}`, Date.now())
  server.state.delayMs = 20
  await Promise.all([1, 2, 3, 4].map(() => sendDueMail(shop, smtpDelivery(server.url))))
  const recipients = server.received.flatMap((one) => one.recipients)
  expect(recipients).toHaveLength(MAILS)
  expect(new Set(recipients).size).toBe(MAILS)
  const rows = await db.select().from(mail)
  expect(rows.filter(({ sentAt, attempts }) => sentAt && attempts === 1)).toHaveLength(MAILS)
})
