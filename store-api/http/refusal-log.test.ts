/** @jest-environment node */
import { pino } from 'pino'
import { nodeEngine } from '../../contract/engines/node'
import { deriveKeys } from '../../contract/keys'
import { signPath } from '../../contract/signing'
import { openTestShop, testClient, type TestRequest } from '../testing/test-shop'

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

const send = async (sent: TestRequest) => {
  const { response, text: body } = await testClient((await opened).app)('GET', '/api/store', { now: clock, ...sent })
  return [response.status, body]
}
const logged = () =>
  text
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => /calls are refused/.test(String(msg)))

const REJECTION = [400, '{"code":400,"msg":"That request could not be read.","data":null}']

const byPath: TestRequest['tamper'] = ({ path, headers }) =>
  (headers.Sign = signPath(nodeEngine, { timestamp: headers.Timestamp ?? '', path }))

describe('the log of refused calls', () => {
  it.each<[string, () => TestRequest]>([
    ['clock', () => ({ now: clock + 6 * MINUTE })],
    ['secret', () => ({ keys: OTHER_KEYS })],
    ['scheme', () => ({ tamper: byPath })],
  ])('logs once a minute that the %s is wrong, and the reply does not say so', async (why, sent) => {
    for (let n = 0; n < 3; n += 1) expect(await send(sent())).toEqual(REJECTION)
    expect(logged()).toMatchObject([{ level: 40, why }])
    clock += MINUTE
    expect(await send(sent())).toEqual(REJECTION)
    expect(logged()).toHaveLength(2)
    for (const part of SECRET_PARTS) expect(text.join('')).not.toContain(part)
  })

  it('contains by how much a clock is ahead of ours, or behind', async () => {
    await send({ now: clock + 6 * MINUTE })
    clock += MINUTE
    await send({ now: clock - 7 * MINUTE })
    expect(logged().map(({ aheadMs }) => aheadMs)).toEqual([6 * MINUTE, -7 * MINUTE])
  })

  it('contains neither unsigned nor accepted calls', async () => {
    await send({ tamper: ({ headers }) => delete headers.Sign })
    await send({ tamper: ({ headers }) => (headers.Sign = 'x') })
    expect((await send({}))[0]).toBe(200)
    expect(logged()).toEqual([])
  })
})
