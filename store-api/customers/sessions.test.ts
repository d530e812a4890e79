/** @jest-environment node */
import { customerId } from '../testing/accounts'
import { openClockedShop } from '../testing/clocked-shop'
import { session } from '../db/schema'
import { createSession, endAllSessions, endSession, findSession, deleteExpiredSessions, hashToken } from './sessions'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let opened: Awaited<ReturnType<typeof openClockedShop>>
let ada: number
beforeAll(async () => {
  opened = await openClockedShop()
  ada = await customerId(opened.db, 'ada')
})
afterAll(() => opened.close())
beforeEach(() => opened.db.delete(session))

const start = (id = ada, device: string | null = null) =>
  createSession(opened.db, { customerId: id, device, now: opened.now() })
const find = (token: string, uuid = '') => findSession(opened, { token, uuid })
const rows = () => opened.db.select().from(session)

describe('a session', () => {
  it('is found by its token, of which only the hash is stored', async () => {
    const token = await start()
    expect(await find(token)).toEqual({ customerId: ada, sessionHash: hashToken(token) })
    expect(JSON.stringify(await rows())).not.toContain(token)
    for (const other of ['', 'x', hashToken(token), `${token}x`]) expect(await find(other)).toBeNull()
  })

  it('is valid for the device it was started on, and for no other', async () => {
    const token = await start(ada, 'device-one')
    expect(await find(token, 'device-one')).not.toBeNull()
    for (const other of ['device-two', '']) expect(await find(token, other)).toBeNull()
  })

  it('ends after 30 days without a call', async () => {
    const [used, idle] = [await start(), await start()]
    opened.advance(30 * DAY - 1)
    expect(await find(used)).not.toBeNull()
    opened.advance(1)
    expect(await find(used)).not.toBeNull()
    expect(await find(idle)).toBeNull()
  })

  it('ends after 90 days, however often it was used', async () => {
    const token = await start()
    for (let day = 1; day < 90; day++) {
      opened.advance(DAY)
      expect(await find(token)).not.toBeNull()
    }
    opened.advance(DAY)
    expect(await find(token)).toBeNull()
  })

  it('records its last use at most once an hour', async () => {
    const token = await start()
    const [{ lastSeenAt } = { lastSeenAt: null }] = await rows()
    opened.advance(HOUR - 1)
    await find(token)
    expect(await rows()).toMatchObject([{ lastSeenAt }])
    opened.advance(1)
    await find(token)
    expect(await rows()).toMatchObject([{ lastSeenAt: new Date(opened.now()) }])
  })

  it('is ended alone, or with all the others of its customer, or all but one', async () => {
    const [one, two, three] = [await start(), await start(), await start()]
    const other = await start(await customerId(opened.db, 'ben'))
    const areActive = async () =>
      (await Promise.all([one, two, three, other].map((token) => find(token)))).map((found) => found !== null)
    await endSession(opened.db, hashToken(one))
    expect(await areActive()).toEqual([false, true, true, true])
    await endAllSessions(opened.db, ada, hashToken(two))
    expect(await areActive()).toEqual([false, true, false, true])
    await endAllSessions(opened.db, ada)
    expect(await areActive()).toEqual([false, false, false, true])
  })

  it('that is expired is deleted, and no other', async () => {
    await start()
    opened.advance(90 * DAY)
    const token = await start()
    await deleteExpiredSessions(opened)
    expect(await rows()).toMatchObject([{ tokenHash: hashToken(token) }])
  })
})
