/** @jest-environment node */
import { lateSource } from './lazy-source'

const settle = () => new Promise((resolve) => setImmediate(resolve))

/** A source of words, with its listeners. */
function words() {
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

describe('a source whose code comes late', () => {
  it('returns the initial value, notifies when it has loaded, and is what it is from then on', async () => {
    const { source, listeners } = words()
    const { read, subscribe } = lateSource(async () => source, 'before')
    let notified = 0
    const stop = subscribe(() => (notified += 1))
    expect(read()).toBe('before')
    await settle()
    expect([read(), notified]).toEqual(['read', 1])
    source.word = 'another'
    expect([read(), listeners.size]).toEqual(['another', 1])
    stop()
    expect(listeners.size).toBe(0)
  })

  it('has no subscriber that unsubscribed while it was loading', async () => {
    const { source, listeners } = words()
    let notified = 0
    lateSource(async () => source, 'before').subscribe(() => (notified += 1))()
    await settle()
    expect([notified, listeners.size]).toEqual([0, 0])
  })

  it('says what held before where it cannot be loaded', async () => {
    const { read, subscribe } = lateSource<string>(() => Promise.reject(new Error('offline')), 'before')
    const stop = subscribe(() => {})
    await settle()
    expect(read()).toBe('before')
    stop()
  })
})
