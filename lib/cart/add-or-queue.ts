import type { AddCartItem } from '../../contract/entities/cart'
import { shownName } from '../catalog/shown-name'
import { cartActions } from './use-cart'
import { isResultUnknown, hasNoReply, newIdempotencyKey } from './idempotent-retry'
import { sendQueued, offlineQueue } from './offline-queue'

/** Delay of the retry if there was no reply although the browser is online. */
const RETRY_DELAY_MS = 15_000

/** The last item that may have been added although the call failed: a second press reuses its key. */
let unconfirmed: { item: string; key: string } | null = null

/**
 * Adds an item to the cart, or queues it until the network is back. A call without a reply is queued too: its key
 * prevents the retry from adding it twice. @returns `blocked` if the browser blocks cookies @throws CallError
 */
export async function addOrQueue(item: AddCartItem): Promise<'added' | 'blocked' | 'waiting'> {
  const serialized = JSON.stringify(item)
  const key = unconfirmed?.item === serialized ? unconfirmed.key : newIdempotencyKey()
  unconfirmed = null
  try {
    if (navigator.onLine) return (await cartActions.add(item, key)) ? 'added' : 'blocked'
  } catch (error) {
    if (!hasNoReply(error)) {
      if (isResultUnknown(error)) unconfirmed = { item: serialized, key }
      throw error
    }
  }
  // If it cannot be queued, a second press sends the same key.
  unconfirmed = { item: serialized, key }
  offlineQueue.add(item, { key, name: shownName() })
  unconfirmed = null
  return 'waiting'
}

/** Only one tab sends; the others find an empty queue. */
const inOneTab = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('waiting-items', work) : work()

/**
 * Sends the queued items: now, when the network is back, and again while there is no reply.
 * @param onRefused receives the store API's message for an item it rejects
 * @returns unsubscribe
 */
export function startQueueSender(onRefused: (message: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    if (offlineQueue.list().length > 0) timer ??= setTimeout(() => void send(), RETRY_DELAY_MS)
  }
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    if (navigator.onLine && offlineQueue.list().length > 0) {
      const refusals = await inOneTab(() => sendQueued(cartActions.add))
      refusals.forEach((message) => onRefused(message))
    }
    schedule()
  }
  const onOnline = () => void send()
  offlineQueue.prune()
  addEventListener('online', onOnline)
  const unsubscribe = offlineQueue.subscribe(schedule)
  void send()
  return () => {
    removeEventListener('online', onOnline)
    unsubscribe()
    clearTimeout(timer)
  }
}
