import type { AddCartItem } from '../../contract/entities/cart'
import { CallError } from '../browser/call-error'
import { isHinted } from '../browser/late-cookies'
import { isUndecided } from './repeated-call'

/** An item that is added to the cart once there is a network. */
export interface WaitingItem {
  /** Its Idempotency-Key: the same at each try. */
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
/** Keys of products that were added after waiting. */
const added = new Set<string>()
const notify = () => listeners.forEach((listener) => listener())

function load(): WaitingItem[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as WaitingItem[]) : []
  } catch {
    return []
  }
}

function save(items: WaitingItem[]): void {
  if (items.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(items))
  else localStorage.removeItem(STORAGE_KEY)
  notify()
}

const isCurrent = ({ at, isSignedIn }: WaitingItem) => at > Date.now() - MAX_AGE_MS && isSignedIn === isHinted()

export const waitingItems = {
  /** Those of this session that are not too old, the first one first. */
  list: (): WaitingItem[] => load().filter(isCurrent),
  /** @throws Error if the browser's storage is unavailable, or too many items wait */
  add(item: AddCartItem, { key, name }: Pick<WaitingItem, 'key' | 'name'>): void {
    const items = waitingItems.list()
    if (items.length >= MAX_ITEMS) throw new Error()
    added.delete(item.key)
    save([...items, { key, item, name, at: Date.now(), isSignedIn: isHinted() }])
  },
  /** The state of a product that was added to the cart while offline. */
  stateOf: (productKey: string): 'none' | 'waiting' | 'added' => {
    if (waitingItems.list().some(({ item }) => item.key === productKey)) return 'waiting'
    return added.has(productKey) ? 'added' : 'none'
  },
  /** Also notifies of items that another tab queues or sends. */
  subscribe(listener: () => void) {
    const hear = ({ key }: StorageEvent) => key === STORAGE_KEY && listener()
    listeners.add(listener)
    addEventListener('storage', hear)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', hear)
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
export async function sendWaiting(add: (item: AddCartItem, key: string) => Promise<unknown>): Promise<string[]> {
  const refusals: string[] = []
  const settle = (key: string) => save(load().filter((one) => one.key !== key))
  for (const { key, item, name } of waitingItems.list()) {
    try {
      await add(item, key)
      added.add(item.key)
    } catch (error) {
      if (!(error instanceof CallError) || isUndecided(error)) break
      refusals.push([name, error.message].filter(Boolean).join(': '))
    }
    settle(key)
  }
  return refusals
}
