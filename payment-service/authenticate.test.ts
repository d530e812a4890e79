/** @jest-environment node */
import { pino } from 'pino'
import { nodeEngine } from '../contract/engines/node'
import { deriveKeys } from '../contract/keys'
import { signPath } from '../contract/signing'
import { createApp } from './app'
import { openTestService, shopOf } from './testing/test-service'

const MINUTE = 60_000

function open() {
  const lines: Record<string, unknown>[] = []
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  )
  const opened = openTestService()
  const service = { ...opened.service, logger }
  const logged = () => lines.filter(({ msg }) => /calls are refused/.test(String(msg)))
  return { ...opened, logged, ...shopOf({ ...opened, app: createApp(service) }) }
}

type Sent = Parameters<ReturnType<typeof open>['send']>[2]

describe('the log of the payment service', () => {
  it.each<[string, Sent, number]>([
    ['clock', {}, 6 * MINUTE],
    ['secret', { keys: deriveKeys(nodeEngine, 'another-secret-another-secret-another') }, 0],
    [
      'scheme',
      {
        tamper: ({ headers }) =>
          (headers.Sign = signPath(nodeEngine, { timestamp: headers.Timestamp ?? '', path: '/pay/method' })),
      },
      0,
    ],
  ])('reports once a minute that the %s of the shop is wrong, and the reply does not', async (why, sent, off) => {
    const { service, clock, logged, send } = open()
    // The shop signs at the current time of the clock, which is then advanced for the service only.
    const late = { ...sent, ...(off > 0 && { tamper: () => void (clock.now += off) }) }
    for (let n = 0; n < 3; n += 1) {
      const at = clock.now
      expect(await send('GET', '/pay/method', late)).toMatchObject({
        status: 400,
        msg: 'That request could not be read.',
      })
      clock.now = at
    }
    expect(service.now()).toBe(clock.now)
    expect(logged()).toMatchObject([{ level: 40, why }])
  })
})
