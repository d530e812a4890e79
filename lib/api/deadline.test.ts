/** @jest-environment node */
import { createDeadline } from './deadline'

const LIMIT_MS = 1000

/** A deadline and its clock, which a pause moves on without any timer being run. */
function start() {
  let pausedMs = 0
  const deadline = createDeadline(LIMIT_MS, () => performance.now() + pausedMs)
  return { ...deadline, pause: (ms: number) => (pausedMs += ms) }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the time limit of a call', () => {
  it('aborts the call with a TimeoutError when the time is over', () => {
    const { signal } = start()
    jest.advanceTimersByTime(LIMIT_MS - 1)
    expect(signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'no response in 1000 ms' })
  })

  it('does not abort a cleared call, before or after a pause', () => {
    const one = start()
    one.clear()
    const other = start()
    other.pause(400)
    jest.advanceTimersByTime(LIMIT_MS)
    other.clear()
    jest.advanceTimersByTime(10 * LIMIT_MS)
    expect([one.signal.aborted, other.signal.aborted]).toEqual([false, false])
  })

  it('is extended once, by the length of the pause of the program', () => {
    const { signal, pause } = start()
    pause(400)
    jest.advanceTimersByTime(LIMIT_MS)
    expect(signal.aborted).toBe(false)
    pause(5000)
    jest.advanceTimersByTime(399)
    expect(signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(signal.aborted).toBe(true)
  })

  it('is at most doubled, however long the pause was', () => {
    const { signal, pause } = start()
    pause(3_600_000)
    jest.advanceTimersByTime(2 * LIMIT_MS - 1)
    expect(signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(signal.aborted).toBe(true)
  })

  it('is not extended because a timer is a little late', () => {
    const { signal, pause } = start()
    pause(100)
    jest.advanceTimersByTime(LIMIT_MS)
    expect(signal.aborted).toBe(true)
  })
})
