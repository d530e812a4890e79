/** @jest-environment node */
import { deadlineIn } from './deadline'

const LIMIT_MS = 1000

/** A deadline and its clock, which a pause moves on without any timer being run. */
function start() {
  let paused = 0
  const deadline = deadlineIn(LIMIT_MS, () => performance.now() + paused)
  return { ...deadline, pause: (ms: number) => (paused += ms) }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the time limit of a call', () => {
  it('ends it when the time is over, with a TimeoutError', () => {
    const { signal } = start()
    jest.advanceTimersByTime(LIMIT_MS - 1)
    expect(signal.aborted).toBe(false)
    jest.advanceTimersByTime(1)
    expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'no response in 1000 ms' })
  })

  it('ends no call that has been cleared, before a pause or after it', () => {
    const one = start()
    one.clear()
    const other = start()
    other.pause(400)
    jest.advanceTimersByTime(LIMIT_MS)
    other.clear()
    jest.advanceTimersByTime(10 * LIMIT_MS)
    expect([one.signal.aborted, other.signal.aborted]).toEqual([false, false])
  })

  it('is extended once, by as long as the program could not run', () => {
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
