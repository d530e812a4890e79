/** @jest-environment node */
import { pino } from 'pino'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { signPath } from '../../contract/signing'
import { openTestShop, testClient, type Sent } from '../testing/test-shop'

const MINUTE = 60_000
const START = Date.UTC(2026, 8, 1)
const OTHER_KEYS = deriveKeys(nodeEngine, 'another-secret-0123456789-0123456789')
const SECRET_PARTS = ['another-secret', 'the-secret-of-the-tests']

let clock = START
const text: string[] = []
const logger = pino({ level: 'info' }, { write: (line: string) => void text.push(line) })
const opened = openTestShop({ logger, now: () => clock })
afterAll(async () => (await opened).close())
beforeEach(() => {
  clock += 2 * MINUTE
  text.splice(0)
})

const ask = async (sent: Sent) => {
  const { response, text: body } = await testClient((await opened).app)('GET', '/api/store', { now: clock, ...sent })
  return [response.status, body]
}
const logged = () =>
  text
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => /calls are refused/.test(String(msg)))

const REFUSED = [400, '{"code":400,"msg":"That request could not be read.","data":null}']

const byPath: Sent['tamper'] = ({ path, headers }) =>
  (headers.Sign = signPath(nodeEngine, { timestamp: headers.Timestamp ?? '', path }))

describe('the log of refused calls', () => {
  it.each<[string, () => Sent]>([
    ['clock', () => ({ now: clock + 6 * MINUTE })],
    ['secret', () => ({ keys: OTHER_KEYS })],
    ['scheme', () => ({ tamper: byPath })],
  ])('logs once a minute that the %s is wrong, and the reply does not say so', async (why, sent) => {
    for (let n = 0; n < 3; n += 1) expect(await ask(sent())).toEqual(REFUSED)
    expect(logged()).toMatchObject([{ level: 40, why }])
    clock += MINUTE
    expect(await ask(sent())).toEqual(REFUSED)
    expect(logged()).toHaveLength(2)
    for (const part of SECRET_PARTS) expect(text.join('')).not.toContain(part)
  })

  it('says by how much a clock is ahead of ours, or behind', async () => {
    await ask({ now: clock + 6 * MINUTE })
    clock += MINUTE
    await ask({ now: clock - 7 * MINUTE })
    expect(logged().map(({ aheadMs }) => aheadMs)).toEqual([6 * MINUTE, -7 * MINUTE])
  })

  it('says nothing of what was not signed at all, nor of what was taken', async () => {
    await ask({ tamper: ({ headers }) => delete headers.Sign })
    await ask({ tamper: ({ headers }) => (headers.Sign = 'x') })
    expect((await ask({}))[0]).toBe(200)
    expect(logged()).toEqual([])
  })
})
