/** @jest-environment node */
import { PauseDetector } from './pause-detector'
import { shortest } from './figures'

/** A pulse at a clock that is moved by hand. */
function atClock() {
  let now = 1000
  const pulse = new PauseDetector(() => now)
  return {
    pulse,
    /** Time passes, with a beat every 20 ms. */
    run: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 20) {
        now += 20
        pulse.beat()
      }
    },
    /** Nothing runs. */
    stand: (ms: number) => (now += ms),
  }
}

describe('what was measured', () => {
  it('is all the time while the machine runs', () => {
    const { pulse, run, stand } = atClock()
    run(500)
    stand(90)
    expect(pulse.ranSince(1000)).toBe(590)
  })

  it('is without a pause of the machine, also one that was before the last beat', () => {
    const { pulse, run, stand } = atClock()
    run(40)
    stand(1500)
    expect(pulse.ranSince(1000)).toBe(40)
    run(100)
    expect(pulse.ranSince(1000)).toBe(140)
  })

  it('is with no pause that was over before', () => {
    const { pulse, run, stand } = atClock()
    stand(700)
    pulse.beat()
    run(60)
    expect(pulse.ranSince(1700)).toBe(60)
    expect(pulse.ranSince(1300)).toBe(60)
  })
})

describe('the shortest of several measurements', () => {
  const measured = (...values: number[]) => {
    const measure = jest.fn(() => Promise.resolve(values.shift() ?? Infinity))
    return { measure, took: shortest(measure, 300) }
  }

  it('is the first where that holds', async () => {
    const { measure, took } = measured(250, 10)
    expect(await took).toBe(250)
    expect(measure).toHaveBeenCalledTimes(1)
  })

  it('is taken of three at most: what is late each time is late', async () => {
    const { measure, took } = measured(900, 800, 850, 10)
    expect(await took).toBe(800)
    expect(measure).toHaveBeenCalledTimes(3)
  })
})
