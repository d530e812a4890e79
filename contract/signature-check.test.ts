import { SignWatch } from './signature-check'
import { SIGN_WINDOW_MS } from './signing'

const MINUTE = 60_000

function watched() {
  const clock = { now: Date.UTC(2026, 8, 1) }
  const reported: unknown[] = []
  const watch = new SignWatch({ report: (trouble) => reported.push(trouble), now: () => clock.now })
  const refused = (off = 0) => watch.refused(new Date(clock.now + off).toUTCString())
  return { clock, reported, watch, refused }
}

describe('a program whose calls are refused', () => {
  it.each([SIGN_WINDOW_MS + 2000, -SIGN_WINDOW_MS - 2000])(
    'finds a clock that is %i ms off by the Date of the answer',
    (off) => {
      const { reported, watch, refused } = watched()
      refused(off)
      expect([reported, watch.trouble]).toEqual([['clock'], 'clock'])
    },
  )

  it.each([0, SIGN_WINDOW_MS - 2000])('takes it for another secret where the clocks are %i ms apart', (off) => {
    const { reported, watch, refused } = watched()
    refused(off)
    expect([reported, watch.trouble]).toEqual([['secret'], 'secret'])
  })

  it('takes it for another secret where the answer has no Date', () => {
    const { watch } = watched()
    watch.refused(undefined)
    expect(watch.trouble).toBe('secret')
  })

  it('tells it once a minute, another reason at once, and that it is over', () => {
    const { clock, reported, watch, refused } = watched()
    refused()
    refused()
    clock.now += MINUTE - 1
    refused()
    expect(reported).toEqual(['secret'])
    clock.now += 1
    refused()
    refused(2 * SIGN_WINDOW_MS)
    watch.taken()
    watch.taken()
    expect([reported, watch.trouble]).toEqual([['secret', 'secret', 'clock', null], null])
  })

  it('makes nothing of one call that is refused among others that are taken', () => {
    const { clock, reported, watch, refused } = watched()
    watch.taken()
    clock.now += MINUTE - 1
    refused()
    expect([reported, watch.trouble]).toEqual([[], null])
    clock.now += 1
    refused()
    expect(watch.trouble).toBe('secret')
  })
})
