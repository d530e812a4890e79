import { SignatureMonitor } from './signature-check'
import { SIGN_WINDOW_MS } from './signing'

const MINUTE = 60_000

function openMonitor() {
  const clock = { now: Date.UTC(2026, 8, 1) }
  const reported: unknown[] = []
  const watch = new SignatureMonitor({ report: (trouble) => reported.push(trouble), now: () => clock.now })
  const refused = (off = 0) => watch.recordRejected(new Date(clock.now + off).toUTCString())
  return { clock, reported, watch, refused }
}

describe('a program whose calls are rejected', () => {
  it.each([SIGN_WINDOW_MS + 2000, -SIGN_WINDOW_MS - 2000])(
    'detects a clock that is %i ms off by the Date header of the reply',
    (off) => {
      const { reported, watch, refused } = openMonitor()
      refused(off)
      expect([reported, watch.problem]).toEqual([['clock'], 'clock'])
    },
  )

  it.each([0, SIGN_WINDOW_MS - 2000])('assumes a different secret if the clocks are %i ms apart', (off) => {
    const { reported, watch, refused } = openMonitor()
    refused(off)
    expect([reported, watch.problem]).toEqual([['secret'], 'secret'])
  })

  it('assumes a different secret if the reply has no Date header', () => {
    const { watch } = openMonitor()
    watch.recordRejected(undefined)
    expect(watch.problem).toBe('secret')
  })

  it('reports the reason once a minute, a new reason immediately, and the end', () => {
    const { clock, reported, watch, refused } = openMonitor()
    refused()
    refused()
    clock.now += MINUTE - 1
    refused()
    expect(reported).toEqual(['secret'])
    clock.now += 1
    refused()
    refused(2 * SIGN_WINDOW_MS)
    watch.recordAccepted()
    watch.recordAccepted()
    expect([reported, watch.problem]).toEqual([['secret', 'secret', 'clock', null], null])
  })

  it('ignores one rejected call among accepted ones', () => {
    const { clock, reported, watch, refused } = openMonitor()
    watch.recordAccepted()
    clock.now += MINUTE - 1
    refused()
    expect([reported, watch.problem]).toEqual([[], null])
    clock.now += 1
    refused()
    expect(watch.problem).toBe('secret')
  })
})
