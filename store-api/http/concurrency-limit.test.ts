/** @jest-environment node */
import { RequestQueue } from './request-limits'

const bounds = { maxRunning: 2, maxQueued: 2, queueTimeoutMs: 60 }
const enter = (line: RequestQueue) => line.enter()

describe('the request queue', () => {
  it('admits the maximum number of calls, and the next in order when one is released', async () => {
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

  it('rejects a call at once if the queue is full', async () => {
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

  it('never exceeds the maximum, in any order of arrival', async () => {
    const line = new RequestQueue({ maxRunning: 3, maxQueued: 50, queueTimeoutMs: 5000 })
    let [inside, peak] = [0, 0]
    const work = async () => {
      const leave = await enter(line)
      peak = Math.max(peak, ++inside)
      await new Promise((done) => setTimeout(done, 1))
      inside--
      leave?.()
      return Boolean(leave)
    }
    const admitted = await Promise.all(Array.from({ length: 40 }, work))
    expect([peak, admitted.every(Boolean), inside]).toEqual([3, true, 0])
    expect(await Promise.all([enter(line), enter(line), enter(line)])).not.toContain(null)
  })
})
