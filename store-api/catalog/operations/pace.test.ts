/** @jest-environment node */
import { Pace, PRODUCTS_AT_ONCE } from './pace'

describe('the pace of writing beside requests', () => {
  it('writes more at once where that is fast, and one by one where it is slow', async () => {
    const pace = new Pace()
    expect(pace.size).toBe(1)
    await pace.rest(2)
    expect(pace.size).toBe(7)
    await pace.rest(3)
    expect(pace.size).toBe(PRODUCTS_AT_ONCE)
    await pace.rest(30)
    expect(pace.size).toBe(12)
    await pace.rest(200)
    expect(pace.size).toBe(1)
  })

  it('writes larger batches beside the shop than in its process', async () => {
    const pace = new Pace('beside')
    await pace.rest(2)
    expect(pace.size).toBe(PRODUCTS_AT_ONCE)
    await pace.rest(250)
    expect(pace.size).toBe(PRODUCTS_AT_ONCE)
    await pace.rest(500)
    expect(pace.size).toBe(12)
  })

  it('rests as long as it wrote', async () => {
    const pace = new Pace()
    const start = performance.now()
    await pace.rest(30)
    expect(performance.now() - start).toBeGreaterThanOrEqual(28)
  })
})
