import type { AddCartItem } from '../../contract/entities/cart'
import { CallError } from '../browser/call-error'
import { hasSessionHint } from '../browser/late-cookies'
import { isResultUnknown } from './idempotent-retry'

/** An item that is added to the cart once the browser is online. */
export interface QueuedItem {
  /** Its Idempotency-Key: the same for each attempt. */
  key: string
  item: AddCartItem
  /** Name of the product. */
  name: string
  /** Milliseconds since the epoch. */
  at: number
  /** Whether there was a session: queued items do not move from one cart to another. */
  isSignedIn: boolean
}

const STORAGE_KEY = 'waiting-items'
const MAX_ITEMS = 20

/**
 * The store API remembers a key for a day (store-api/jobs/cleanup.ts): afterwards a retry would add the item a second
 * time.
 */
const MAX_AGE_MS = 12 * 3_600_000

const listeners = new Set<() => void>()
/** Keys of products that were added from the queue. */
const added = new Set<string>()
const notify = () => listeners.forEach((listener) => listener())

function load(): QueuedItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as QueuedItem[]) : []
  } catch {
    return []
  }
}

function save(items: QueuedItem[]): void {
  if (items.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(items))
  else localStorage.removeItem(STORAGE_KEY)
  notify()
}

const isCurrent = ({ at, isSignedIn }: QueuedItem) => at > Date.now() - MAX_AGE_MS && isSignedIn === hasSessionHint()

export const offlineQueue = {
  /** Queued items of this session that are not too old, oldest first. */
  list: (): QueuedItem[] => load().filter(isCurrent),
  /** @throws Error if the browser's storage is unavailable, or too many items are queued */
  add(item: AddCartItem, { key, name }: Pick<QueuedItem, 'key' | 'name'>): void {
    const items = offlineQueue.list()
    if (items.length >= MAX_ITEMS) throw new Error()
    added.delete(item.key)
    save([...items, { key, item, name, at: Date.now(), isSignedIn: hasSessionHint() }])
  },
  /** The state of a product that was added to the cart while offline. */
  stateOf: (productKey: string): 'none' | 'waiting' | 'added' => {
    if (offlineQueue.list().some(({ item }) => item.key === productKey)) return 'waiting'
    return added.has(productKey) ? 'added' : 'none'
  },
  /** Also notifies of items that another tab queues or sends. */
  subscribe(listener: () => void) {
    const onStorage = ({ key }: StorageEvent) => key === STORAGE_KEY && listener()
    listeners.add(listener)
    addEventListener('storage', onStorage)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', onStorage)
    }
  },
  /** Removes items that belong to another session or are too old. */
  prune(): void {
    const items = load()
    if (!items.every(isCurrent)) save(items.filter(isCurrent))
  },
}

/**
 * Sends the queued items, one after the other, until one has no definite result. Items that the store rejects are
 * removed from the queue.
 * @returns the rejections, with the store API's messages
 */
export async function sendQueued(add: (item: AddCartItem, key: string) => Promise<unknown>): Promise<string[]> {
  const refusals: string[] = []
  const dequeue = (key: string) => save(load().filter((one) => one.key !== key))
  for (const { key, item, name } of offlineQueue.list()) {
    try {
      await add(item, key)
      added.add(item.key)
    } catch (error) {
      if (!(error instanceof CallError) || isResultUnknown(error)) break
      refusals.push([name, error.message].filter(Boolean).join(': '))
    }
    dequeue(key)
  }
  return refusals
}
