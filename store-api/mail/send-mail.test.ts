/** @jest-environment node */
import { asc } from 'drizzle-orm'
import { mail, store } from '../db/schema'
import { openMailServer, waitingMail } from '../testing/mail-server'
import { openTestShop } from '../testing/test-shop'
import { sendDueMail, smtpDelivery, startSending } from './send-mail'

const MINUTE = 60_000
const START = Date.parse('2026-08-01T12:00:00Z')
let clock = START
const opened = openTestShop({ now: () => clock })
const server = openMailServer()
afterAll(async () => {
  await (await opened).close()
  await (await server).close()
})
beforeEach(async () => {
  clock = START
  await (await opened).db.delete(mail)
  const { received, state } = await server
  received.length = 0
  Object.assign(state, { refuses: false, delayMs: 0, ready: Promise.resolve() })
})

const rows = async () => (await opened).db.select().from(mail).orderBy(asc(mail.id))
const send = async () => sendDueMail((await opened).shop, smtpDelivery((await server).url))
const queueMail = async (subject: string, since = clock) => waitingMail((await opened).db, subject, since)

describe('mail that is due', () => {
  it('is sent once, the oldest first, from the shop to its one recipient', async () => {
    await queueMail('second', START - 1)
    await queueMail('first', START - 2)
    await send()
    await send()
    const { received } = await server
    expect(received.map(({ recipients }) => recipients)).toEqual([['first@mail.example'], ['second@mail.example']])
    const source = received[0]?.source ?? ''
    expect(source).toMatch(/^From: Touchline <a@b\.example>\r$/m)
    expect(source).toMatch(/^To: first@mail\.example\r$/m)
    expect(source).toContain('Content-Type: multipart/alternative')
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(source).toContain('Text of first')
    expect(source).toContain('<p>Text of first</p>')
    expect((await rows()).map(({ sentAt, attempts }) => [sentAt?.getTime(), attempts])).toEqual([
      [START, 1],
      [START, 1],
    ])
  })

  it('waits, and is reported once, while the shop has no sender address', async () => {
    const { db, shop } = await opened
    const [row] = await db.select().from(store)
    if (!row) throw new Error('the shop has no settings')
    const warn = jest.fn()
    const shopWithLogger = {
      ...shop,
      logger: Object.assign(Object.create(shop.logger) as typeof shop.logger, { warn }),
    }
    const deliver = smtpDelivery((await server).url)
    await db.update(store).set({ content: { ...row.content, contact: { ...row.content.contact, email: '' } } })
    await queueMail('early')
    await sendDueMail(shopWithLogger, deliver)
    await sendDueMail(shopWithLogger, deliver)
    expect([(await server).received, await rows()]).toMatchObject([[], [{ attempts: 0, sentAt: null }]])
    expect(warn).toHaveBeenCalledTimes(1)

    await db.update(store).set({ content: row.content })
    await sendDueMail(shopWithLogger, deliver)
    expect((await server).received).toHaveLength(1)
  })

  it('keeps its recipient and subject after sending, but not its text: links in it open accounts', async () => {
    await queueMail('secret')
    await send()
    expect(await rows()).toMatchObject([{ recipient: 'secret@mail.example', subject: 'secret', text: '', html: '' }])
  })

  it('has one recipient and no injected header, whatever its fields contain', async () => {
    const { db } = await opened
    const recipient = 'ada@mail.example, eve@mail.example'
    await queueMail('plain')
    await db.update(mail).set({ recipient: 'ada@mail.example', subject: 'Hello\r\nBcc: eve@mail.example' })
    await send()
    await queueMail('two')
    await db.update(mail).set({ recipient })
    await send()
    const { received } = await server
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('eve@mail.example')
    expect(received[0]?.source).not.toMatch(/^Bcc:/m)
  })

  it('is tried again after 1, 5, 30, 120, 360, 720 and 1440 minutes, then given up', async () => {
    const { state, received } = await server
    state.refuses = true
    await queueMail('late')
    for (const minutes of [1, 5, 30, 120, 360, 720, 1440]) {
      await send()
      expect((await rows())[0]?.nextAttemptAt).toEqual(new Date(clock + minutes * MINUTE))
      clock += minutes * MINUTE - 1
      const before = (await rows())[0]?.attempts
      await send()
      expect((await rows())[0]?.attempts).toBe(before)
      clock += 1
    }
    await send()
    state.refuses = false
    clock += 100_000 * MINUTE
    await send()
    expect(await rows()).toMatchObject([{ attempts: 8, sentAt: null }])
    expect(received).toEqual([])
  })

  it('keeps its Message-ID across attempts, so that duplicates are detected', async () => {
    const { state, received } = await server
    await queueMail('same')
    state.refuses = true
    await send()
    clock += MINUTE
    state.refuses = false
    await send()
    const [row] = await rows()
    expect(received).toHaveLength(1)
    expect(received[0]?.source).toContain(`Message-ID: <${row?.id}.${START}@b.example>`)
  })

  it('does not block another one when its server does not respond', async () => {
    await queueMail('one')
    await sendDueMail((await opened).shop, smtpDelivery('smtp://127.0.0.1:9'))
    expect(await rows()).toMatchObject([{ attempts: 1, sentAt: null }])
    await queueMail('two')
    await send()
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([false, true])
  })
})

describe('the sender', () => {
  it('sends mail queued while it runs, and when stopped finishes only the mail in progress', async () => {
    const { shop } = await opened
    const { url, state, received } = await server
    const stop = startSending(shop, smtpDelivery(url), 5)
    await queueMail('first')
    while (received.length < 1) await new Promise((done) => setTimeout(done, 5))
    let release = () => {}
    state.ready = new Promise((resolve) => (release = resolve))
    await queueMail('second')
    while (received.length < 2) await new Promise((done) => setTimeout(done, 5))
    await queueMail('third')
    const stopped = stop()
    release()
    await stopped
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, true, false])
    expect(received).toHaveLength(2)
  })

  it('stops at once while it waits', async () => {
    const { shop } = await opened
    const stop = startSending(shop, smtpDelivery((await server).url), 60_000)
    await new Promise((done) => setTimeout(done, 50))
    await stop()
  })
})
