/** @jest-environment node */
import { eq } from 'drizzle-orm'
import type { Call } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { hashOf } from '../../catalog/media/store-media'
import {
  address,
  attachment,
  attempt,
  cartLine,
  country,
  message,
  order,
  orderLine,
  payment,
  ticket,
  ticketRecord,
} from '../../db/schema'
import { customerId, openAccountShop, signedIn } from '../../testing/accounts'
import { fakePayments } from '../../testing/fake-payments'
import { testClient } from '../../testing/test-shop'

/** An order is its customer’s, or for a day the device’s a guest ordered on. */
const isOfOrder = ({ path }: Call) => path.startsWith('/api/order/{number}')

/** It claims an order by the key in an email: claim-order.test.ts. */
const BY_LETTER: Call = CALLS.claimOrder

/** Every call of the contract whose path names a customer's resource; products are public. */
const CALLS_WITH_ID: Call[] = Object.values<Call>(CALLS).filter(
  (call) =>
    (call.audience === 'user' || isOfOrder(call)) &&
    /\{/.test(call.path) &&
    !call.path.startsWith('/api/product/') &&
    call !== BY_LETTER &&
    // Its path contains the hash of a file, which belongs to no customer: attachments.test.ts.
    call !== CALLS.addAttachment,
)

const MISSING: Record<string, string> = { order: 'TL-9999' }
const UNKNOWN_ID = 'AAAAAAAAAAAAAAAAAAAAAA'

let opened: Awaited<ReturnType<typeof openAccountShop>>
let ada: Awaited<ReturnType<typeof signedIn>>
let ben: Awaited<ReturnType<typeof signedIn>>
let bodies: Record<string, unknown>
/** Ben's resources, by the first segment of their path. */
let ids: Record<string, string>
beforeAll(async () => {
  opened = await openAccountShop({ payments: fakePayments().provider })
  ada = await signedIn(opened, 'ada')
  ben = await signedIn(opened, 'ben')
  const { db } = opened
  const me = await customerId(db, 'ben')
  const [[home], [letter], [question], [us]] = await Promise.all([
    db.select().from(address).where(eq(address.customerId, me)),
    db.select().from(message).where(eq(message.customerId, me)),
    db.select().from(ticket).where(eq(ticket.customerId, me)),
    db.select().from(country).where(eq(country.iso, 'US')),
  ])
  const [record] = await db
    .select()
    .from(ticketRecord)
    .where(eq(ticketRecord.ticketId, question?.id ?? ''))
  const bytes = Buffer.from('a file')
  const file = {
    id: 'BensFileBensFileBensFi',
    hash: hashOf(bytes),
    file: hashOf(bytes),
    bytes: bytes.length,
    preview: '',
  }
  await opened.shop.media.write(file.file, bytes)
  await db.insert(attachment).values({
    ...{ ...file, customerId: me, recordId: record?.id ?? null, type: 'application/pdf', name: 'mine.pdf' },
    createdAt: new Date(),
  })
  ids = {
    ...{ address: home?.id ?? '', message: letter?.id ?? '', ticket: question?.id ?? '', order: 'TL-1002' },
    attachment: file.id,
  }
  const { id: _, customerId: __, createdAt: ___, ...fields } = home ?? {}
  bodies = {
    'PUT /api/address/{id}': { ...fields, countryId: us?.id, city: 'Elsewhere' },
    'POST /api/ticket/{id}/reply': { content: 'Mine now?' },
    'POST /api/order/{number}/pay': { method: 'visa' },
  }
})
afterAll(() => opened.close())

const everything = async () => {
  const tables = [address, message, ticket, ticketRecord, order, orderLine, cartLine, payment, attempt]
  return Promise.all(tables.map((table) => opened.db.select().from(table)))
}

const titles = CALLS_WITH_ID.map((call) => [`${call.method} ${call.path}`, call] as const)
const pathTo = ({ path }: Call, id: string) => path.replace(/\{\w+\}/, id)
const resourceOf = ({ path }: Call) => path.split('/')[2] ?? ''

describe('what belongs to another customer', () => {
  it('is requested with every call that has an id in its path', () => {
    expect(titles.map(([title]) => title)).toEqual([
      'PUT /api/address/{id}',
      'DELETE /api/address/{id}',
      'GET /api/message/{id}',
      'PUT /api/message/{id}/read',
      'GET /api/ticket/{id}',
      'POST /api/ticket/{id}/reply',
      'GET /api/attachment/{id}',
      'GET /api/order/{number}/placed',
      'POST /api/order/{number}/pay',
      'POST /api/order/{number}/confirm',
      'POST /api/order/{number}/cancel',
      'POST /api/order/{number}/reorder',
      'GET /api/order/{number}/invoice',
      'GET /api/order/{number}',
    ])
  })

  it.each(titles)('gets the same 404 as a missing resource from %s, and is unchanged', async (title, call) => {
    const before = await everything()
    const sent = bodies[title] ? { body: bodies[title] } : {}
    const resource = resourceOf(call)
    const foreign = await ada(call.method, pathTo(call, ids[resource] ?? ''), sent)
    const missing = await ada(call.method, pathTo(call, MISSING[resource] ?? UNKNOWN_ID), sent)
    expect([foreign.response.status, foreign.code, foreign.data]).toEqual([404, 404, null])
    expect(foreign.text).toBe(missing.text)
    expect(missing.response.status).toBe(404)
    expect(await everything()).toEqual(before)
  })

  it.each(titles)('is shown to no visitor by %s', async (title, call) => {
    const sent = bodies[title] ? { body: bodies[title] } : {}
    const { response, data } = await testClient(opened.app)(
      call.method,
      pathTo(call, ids[resourceOf(call)] ?? ''),
      sent,
    )
    expect([response.status, data]).toEqual([call.audience === 'user' ? 401 : 404, null])
  })

  it.each(['address', 'message', 'ticket', 'order'])('is in no list of /api/%s', async (resource) => {
    const { text } = await ada('GET', `/api/${resource}`)
    const { data } = await ada('GET', `/api/${resource}`)
    expect(text).not.toBe('')
    expect(JSON.stringify(data)).not.toContain(ids[resource])
  })

  // Last, because it deletes Ben's address: it shows that the earlier calls were rejected only because of their owner.
  it.each(titles)('is its owner’s: %s', async (title, call) => {
    const sent = bodies[title] ? { body: bodies[title] } : {}
    // Ben’s order is unpaid, so it has no invoice yet.
    if (call.method === 'DELETE' || call === CALLS.getInvoice) return
    const { code, response } = await ben(call.method, pathTo(call, ids[resourceOf(call)] ?? ''), sent)
    // A file is no envelope.
    expect(call === CALLS.getAttachment ? response.status : code).toBe(call === CALLS.getAttachment ? 200 : 0)
  })

  it('is its owner’s to remove', async () => {
    expect((await ben('DELETE', `/api/address/${ids.address}`)).code).toBe(0)
  })
})
