/** @jest-environment node */
import { PauseDetector } from './pause-detector'
import { shortestDuration } from './figures'

/** A detector with a manual clock. */
function createDetector() {
  let now = 1000
  const detector = new PauseDetector(() => now)
  return {
    detector,
    /** Advances the clock, with a beat every 20 ms. */
    run: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 20) {
        now += 20
        detector.tick()
      }
    },
    /** Advances the clock without a beat. */
    pause: (ms: number) => (now += ms),
  }
}

describe('the measured time', () => {
  it('includes all time without a pause', () => {
    const { detector, run, pause } = createDetector()
    run(500)
    pause(90)
    expect(detector.elapsedSince(1000)).toBe(590)
  })

  it('excludes a pause, before and after the next beat', () => {
    const { detector, run, pause } = createDetector()
    run(40)
    pause(1500)
    expect(detector.elapsedSince(1000)).toBe(40)
    run(100)
    expect(detector.elapsedSince(1000)).toBe(140)
  })

  it('excludes only the part of a pause after the start', () => {
    const { detector, run, pause } = createDetector()
    pause(700)
    detector.tick()
    run(60)
    expect(detector.elapsedSince(1700)).toBe(60)
    expect(detector.elapsedSince(1300)).toBe(60)
  })
})

describe('the shortest of several measurements', () => {
  const measured = (...values: number[]) => {
    const measure = jest.fn(() => Promise.resolve(values.shift() ?? Infinity))
    return { measure, took: shortestDuration(measure, 300) }
  }

  it('is the first one within the bound', async () => {
    const { measure, took } = measured(250, 10)
    expect(await took).toBe(250)
    expect(measure).toHaveBeenCalledTimes(1)
  })

  it('is taken from three at most', async () => {
    const { measure, took } = measured(900, 800, 850, 10)
    expect(await took).toBe(800)
    expect(measure).toHaveBeenCalledTimes(3)
  })
})
