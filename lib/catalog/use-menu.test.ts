/** @jest-environment node */
import type { MenuNode } from './send-menu'
import { MenuSource } from './use-menu'

const TREE: MenuNode[] = [{ key: 'clubs', name: 'Clubs', count: 3, nodes: [{ key: 'fc', name: 'FC', count: 3 }] }]
const MINUTE = 60_000

function makeSource(...replies: (MenuNode[] | Error)[]) {
  let at = 0
  const load = jest.fn(async () => {
    const reply = replies.shift() ?? new Error('away')
    if (reply instanceof Error) throw reply
    return reply
  })
  const source = new MenuSource({ load, now: () => at })
  return { source, load, advance: (milliseconds: number) => (at += milliseconds) }
}

describe("the menu's category tree", () => {
  it('is not loaded before its first use', () => {
    const { source, load } = makeSource(TREE)
    expect(source.read()).toEqual({ nodes: null, isFailed: false })
    expect(load).not.toHaveBeenCalled()
  })

  it('is loaded once for many uses', async () => {
    const { source, load } = makeSource(TREE, TREE)
    await Promise.all([source.load(), source.load()])
    await source.load()
    expect(load).toHaveBeenCalledTimes(1)
    expect(source.read()).toEqual({ nodes: TREE, isFailed: false })
  })

  it('notifies its subscribers until they unsubscribe', async () => {
    const { source } = makeSource(new Error('away'), TREE)
    const listener = jest.fn()
    const unsubscribe = source.subscribe(listener)
    await source.load()
    expect(listener).toHaveBeenCalledTimes(1)
    unsubscribe()
    await source.load()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('reports a failed load, and the next call loads it again', async () => {
    const { source } = makeSource(new Error('away'), TREE)
    await source.load()
    expect(source.read()).toEqual({ nodes: null, isFailed: true })
    const retry = source.load()
    expect(source.read()).toEqual({ nodes: null, isFailed: false })
    await retry
    expect(source.read()).toEqual({ nodes: TREE, isFailed: false })
  })

  it('is loaded again after five minutes, and is unchanged if that fails', async () => {
    const { source, load, advance } = makeSource(TREE, new Error('away'), [])
    await source.load()
    advance(5 * MINUTE)
    await source.load()
    expect(source.read()).toEqual({ nodes: TREE, isFailed: false })
    await source.load()
    expect(load).toHaveBeenCalledTimes(3)
    expect(source.read()).toEqual({ nodes: [], isFailed: false })
  })
})
