/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { coalesce } from './coalesce'

/** A query whose replies the test releases. */
function heldQuestion() {
  const open: { keys: string[]; respond: () => void; fail: () => void }[] = []
  const ask = jest.fn(
    (keys: string[]) =>
      new Promise<string>((resolve, reject) =>
        open.push({ keys, respond: () => resolve(keys.join()), fail: () => reject(new Error('away')) }),
      ),
  )
  const asked = async (n: number) => {
    while (open.length <= n) await pause(1)
    const question = open[n]
    if (!question) throw new Error('nothing was asked')
    return question
  }
  return { ask, asked }
}

describe('questions in batches', () => {
  it('begins at once where none is under way', async () => {
    const { ask, asked } = heldQuestion()
    const one = coalesce(ask)(['a', 'a'])
    expect(ask).toHaveBeenCalledWith(['a'])
    ;(await asked(0)).respond()
    expect(await one).toBe('a')
  })

  it('runs one query for all callers that arrive during another, and none of them reads older data', async () => {
    const { ask, asked } = heldQuestion()
    const batched = coalesce(ask)
    const first = batched(['a'])
    const others = [batched(['b', 'c']), batched(['c', 'd'])]
    ;(await asked(0)).respond()
    ;(await asked(1)).respond()
    expect(await first).toBe('a')
    expect(await Promise.all(others)).toEqual(['b,c,d', 'b,c,d'])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('takes along who comes between one question and the next', async () => {
    const { ask, asked } = heldQuestion()
    const batched = coalesce(ask)
    const first = batched(['a'])
    const second = batched(['b'])
    ;(await asked(0)).respond()
    await first
    const third = batched(['c'])
    ;(await asked(1)).respond()
    expect(await Promise.all([second, third])).toEqual(['b,c', 'b,c'])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('rejects every caller of a failed batch, and none after it', async () => {
    const { ask, asked } = heldQuestion()
    const batched = coalesce(ask)
    const first = batched(['a'])
    const second = batched(['b'])
    ;(await asked(0)).fail()
    await expect(first).rejects.toThrow('away')
    ;(await asked(1)).respond()
    expect(await second).toBe('b')
    const third = batched(['c'])
    ;(await asked(2)).respond()
    expect(await third).toBe('c')
  })
})
