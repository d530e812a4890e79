/** @jest-environment node */
import { RequestQueue } from './request-limits'

const bounds = { maxRunning: 2, maxQueued: 2, queueTimeoutMs: 60 }
const enter = (line: RequestQueue) => line.enter()

describe('the line before the work', () => {
  it('lets in so many at once, and the next when one leaves, in their order', async () => {
    const line = new RequestQueue(bounds)
    const [first] = [await enter(line), await enter(line)]
    const order: string[] = []
    const third = enter(line).then((leave) => (order.push('third'), leave))
    const fourth = enter(line).then((leave) => (order.push('fourth'), leave))
    first?.()
    ;(await third)?.()
    ;(await fourth)?.()
    expect(order).toEqual(['third', 'fourth'])
  })

  it('turns away at once who would have to stand behind a full line', async () => {
    const line = new RequestQueue(bounds)
    const inside = [enter(line), enter(line), enter(line), enter(line)]
    expect(await enter(line)).toBeNull()
    expect((await Promise.all(inside)).map(Boolean)).toEqual([true, true, false, false])
  })

  it('holds no call longer than its timeout, and gives the slot to a call that still waits', async () => {
    const line = new RequestQueue(bounds)
    const [first] = [await enter(line), await enter(line)]
    expect(await enter(line)).toBeNull()
    const next = enter(line)
    first?.()
    expect(await next).not.toBeNull()
  })

  it('never lets in more, however they come and go', async () => {
    const line = new RequestQueue({ maxRunning: 3, maxQueued: 50, queueTimeoutMs: 5000 })
    let [inside, most] = [0, 0]
    const work = async () => {
      const leave = await enter(line)
      most = Math.max(most, ++inside)
      await new Promise((done) => setTimeout(done, 1))
      inside--
      leave?.()
      return Boolean(leave)
    }
    const worked = await Promise.all(Array.from({ length: 40 }, work))
    expect([most, worked.every(Boolean), inside]).toEqual([3, true, 0])
    expect(await Promise.all([enter(line), enter(line), enter(line)])).not.toContain(null)
  })
})
