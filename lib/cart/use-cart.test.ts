/** @jest-environment node */
import { LatestWinsQueue } from './use-cart'

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

/** A sender whose calls are settled by the test. */
function setUp() {
  const sent: [string, number][] = []
  const ends: ((error?: Error) => void)[] = []
  const queue = new LatestWinsQueue<string, number>((key, value) => {
    sent.push([key, value])
    return new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())))
  })
  return { queue, sent, end: (error?: Error) => ends.shift()?.(error) }
}

describe('the queue of latest values', () => {
  it('sends the first at once, and only the last of those queued during its call', async () => {
    const { queue, sent, end } = setUp()
    const all = [1, 2, 3, 4].map((value) => queue.push('line', value))
    expect(sent).toEqual([['line', 1]])
    end()
    await nextTick()
    expect(sent).toEqual([
      ['line', 1],
      ['line', 4],
    ])
    end()
    await Promise.all(all)
  })

  it('sends different keys independently', () => {
    const { queue, sent } = setUp()
    void queue.push('a', 1)
    void queue.push('b', 2)
    expect(sent).toEqual([
      ['a', 1],
      ['b', 2],
    ])
  })

  it('sends a newer value after a refusal', async () => {
    const { queue, sent, end } = setUp()
    const all = [9, 5, 4].map((value) => queue.push('line', value))
    end(new Error('refused'))
    await nextTick()
    end()
    await Promise.all(all)
    expect(sent.map(([, value]) => value)).toEqual([9, 4])
  })

  it('rejects if the last value is refused, and continues', async () => {
    const { queue, sent, end } = setUp()
    const first = queue.push('line', 1)
    end(new Error('refused'))
    await expect(first).rejects.toThrow('refused')
    const second = queue.push('line', 2)
    end()
    await second
    expect(sent.map(([, value]) => value)).toEqual([1, 2])
  })
})
