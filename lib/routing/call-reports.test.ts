/** @jest-environment node */
import { CallErrorLog } from './call-reports'

const line = (call: string, reason: string, time: number) => ({
  level: 50,
  time,
  program: 'storefront',
  call,
  reason,
  msg: 'the middleware could not ask the store API',
})

it('failed calls of the middleware are JSON lines, one of each kind a minute', () => {
  const lines: unknown[] = []
  let time = 0
  const log = new CallErrorLog({ write: (text) => lines.push(JSON.parse(text)), now: () => time })
  log.add('settings', new TypeError('fetch failed'))
  log.add('settings', new Error('timeout'))
  log.add('existence', 'away')
  time = 60_000
  log.add('settings', new Error('timeout'))
  expect(lines).toEqual([
    line('settings', 'TypeError: fetch failed', 0),
    line('existence', 'away', 0),
    line('settings', 'Error: timeout', 60_000),
  ])
})
