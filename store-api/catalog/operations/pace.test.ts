/** @jest-environment node */
import { BULK_IDLE_MS } from '../../jobs/list-throttle'
import { MAX_PAUSE_MS, Pace, MAX_BATCH_PRODUCTS } from './pace'

/** A clock that only waiting moves. */
let now = 0
jest.mock('node:timers/promises', () => ({ setTimeout: async (ms: number) => void (now += ms) }))
beforeEach(() => {
  now = 1000
  jest.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => jest.restoreAllMocks())

/** Milliseconds until the next batch may begin. */
async function waitOf(pace: Pace): Promise<number> {
  const start = now
  await pace.begin()
  return now - start
}

describe('the pace of writing beside requests', () => {
  it('doubles a batch that is fast, up to the maximum', () => {
    const pace = new Pace()
    const sizes = [1, 2, 4, 8, 16, 25, 25].map((products) => {
      const { size } = pace
      pace.end(80, products)
      return size
    })
    expect(sizes).toEqual([1, 2, 4, 8, 16, MAX_BATCH_PRODUCTS, MAX_BATCH_PRODUCTS])
  })

  it('shrinks a batch to what takes a quarter of a second', () => {
    const pace = new Pace()
    pace.end(500, 25)
    expect(pace.size).toBe(12)
    pace.end(9000, 12)
    expect(pace.size).toBe(1)
  })

  it('keeps its size after a batch of fewer products', () => {
    const pace = new Pace()
    pace.end(80, 1)
    pace.end(80, 1)
    expect(pace.size).toBe(2)
  })

  it('begins the first batch at once', async () => expect(await waitOf(new Pace())).toBe(0))

  it('rests for less time than an import may pause', async () => {
    const pace = new Pace()
    pace.end(9000, 25)
    expect(await waitOf(pace)).toBe(MAX_PAUSE_MS)
    expect(MAX_PAUSE_MS).toBeLessThan(BULK_IDLE_MS)
  })

  it.each([
    ['seven times as long as it wrote products in the process of the shop', 'in-process', 5, 700],
    ['as long as it wrote products beside the shop', 'beside', 5, 100],
    ['as long as it wrote a single document', 'in-process', 0, 100],
  ] as const)('rests %s', async (_, place, products, wait) => {
    const pace = new Pace(place)
    pace.end(100, products)
    expect(await waitOf(pace)).toBe(wait)
    expect(await waitOf(pace)).toBe(0)
  })
})
