/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { coalesce } from './coalesce'

/** A query whose replies the test releases. */
function deferredQuery() {
  const open: { keys: string[]; respond: () => void; fail: () => void }[] = []
  const query = jest.fn(
    (keys: string[]) =>
      new Promise<string>((resolve, reject) =>
        open.push({ keys, respond: () => resolve(keys.join()), fail: () => reject(new Error('away')) }),
      ),
  )
  const pendingCall = async (n: number) => {
    while (open.length <= n) await pause(1)
    const question = open[n]
    if (!question) throw new Error('no query has started')
    return question
  }
  return { query, pendingCall }
}

describe('coalesced queries', () => {
  it('starts at once if no query is running', async () => {
    const { query, pendingCall } = deferredQuery()
    const one = coalesce(query)(['a', 'a'])
    expect(query).toHaveBeenCalledWith(['a'])
    ;(await pendingCall(0)).respond()
    expect(await one).toBe('a')
  })

  it('runs one query for all callers that arrive during another, and none of them reads older data', async () => {
    const { query, pendingCall } = deferredQuery()
    const batched = coalesce(query)
    const first = batched(['a'])
    const others = [batched(['b', 'c']), batched(['c', 'd'])]
    ;(await pendingCall(0)).respond()
    ;(await pendingCall(1)).respond()
    expect(await first).toBe('a')
    expect(await Promise.all(others)).toEqual(['b,c,d', 'b,c,d'])
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('adds callers that arrive between two queries to the next one', async () => {
    const { query, pendingCall } = deferredQuery()
    const batched = coalesce(query)
    const first = batched(['a'])
    const second = batched(['b'])
    ;(await pendingCall(0)).respond()
    await first
    const third = batched(['c'])
    ;(await pendingCall(1)).respond()
    expect(await Promise.all([second, third])).toEqual(['b,c', 'b,c'])
    expect(query).toHaveBeenCalledTimes(2)
  })

  it('rejects every caller of a failed batch, and none after it', async () => {
    const { query, pendingCall } = deferredQuery()
    const batched = coalesce(query)
    const first = batched(['a'])
    const second = batched(['b'])
    ;(await pendingCall(0)).fail()
    await expect(first).rejects.toThrow('away')
    ;(await pendingCall(1)).respond()
    expect(await second).toBe('b')
    const third = batched(['c'])
    ;(await pendingCall(2)).respond()
    expect(await third).toBe('c')
  })
})
