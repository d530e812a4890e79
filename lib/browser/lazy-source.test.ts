/** @jest-environment node */
import { lazySource } from './lazy-source'

const flush = () => new Promise((resolve) => setImmediate(resolve))

/** A source of text, with its listeners. */
function createSource() {
  const listeners = new Set<() => void>()
  const source = {
    word: 'read',
    read: () => source.word,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { source, listeners }
}

describe('a lazily loaded source', () => {
  it('returns the initial value, notifies when it has loaded, and then returns the actual value', async () => {
    const { source, listeners } = createSource()
    const { read, subscribe } = lazySource(async () => source, 'before')
    let notified = 0
    const stop = subscribe(() => (notified += 1))
    expect(read()).toBe('before')
    await flush()
    expect([read(), notified]).toEqual(['read', 1])
    source.word = 'another'
    expect([read(), listeners.size]).toEqual(['another', 1])
    stop()
    expect(listeners.size).toBe(0)
  })

  it('has no subscriber that unsubscribed while it was loading', async () => {
    const { source, listeners } = createSource()
    let notified = 0
    lazySource(async () => source, 'before').subscribe(() => (notified += 1))()
    await flush()
    expect([notified, listeners.size]).toEqual([0, 0])
  })

  it('returns the initial value if it cannot be loaded', async () => {
    const { read, subscribe } = lazySource<string>(() => Promise.reject(new Error('offline')), 'before')
    const stop = subscribe(() => {})
    await flush()
    expect(read()).toBe('before')
    stop()
  })
})
