import type { AddCartItem } from '../../contract/entities/cart'
import { shownName } from '../catalog/shown-name'
import { cartActions } from './use-cart'
import { isUndecided, isWithoutReply, newKey } from './repeated-call'
import { sendWaiting, waitingItems } from './waiting-items'

/** Delay of the retry if there was no reply although the browser reports to be online. */
const RETRY_MS = 15_000

/** The last item that may have been added although the call failed: a second press sends it with the same key. */
let undecided: { item: string; key: string } | null = null

/**
 * Adds an item to the cart, or queues it until the network is back. A call without a reply is queued too: only its key
 * keeps a second try from adding it twice. @returns `blocked` if the browser blocks cookies @throws CallError
 */
export async function addOrWait(item: AddCartItem): Promise<'added' | 'blocked' | 'waiting'> {
  const sent = JSON.stringify(item)
  const key = undecided?.item === sent ? undecided.key : newKey()
  undecided = null
  try {
    if (navigator.onLine) return (await cartActions.add(item, key)) ? 'added' : 'blocked'
  } catch (error) {
    if (!isWithoutReply(error)) {
      if (isUndecided(error)) undecided = { item: sent, key }
      throw error
    }
  }
  // If it cannot be queued, a second press sends the same key.
  undecided = { item: sent, key }
  waitingItems.add(item, { key, name: shownName() })
  undecided = null
  return 'waiting'
}

/** Only one tab sends; the others find an empty queue. */
const alone = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request('waiting-items', work) : work()

/**
 * Sends the queued items: now, when the network is back, and again while there is no reply.
 * @param onRefused gets the store API's message for an item it rejects
 * @returns unsubscribe
 */
export function startSending(onRefused: (message: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    if (waitingItems.list().length > 0) timer ??= setTimeout(() => void send(), RETRY_MS)
  }
  const send = async () => {
    clearTimeout(timer)
    timer = undefined
    if (navigator.onLine && waitingItems.list().length > 0) {
      const refusals = await alone(() => sendWaiting(cartActions.add))
      refusals.forEach((words) => onRefused(words))
    }
    schedule()
  }
  const onOnline = () => void send()
  waitingItems.prune()
  addEventListener('online', onOnline)
  const unsubscribe = waitingItems.subscribe(schedule)
  void send()
  return () => {
    removeEventListener('online', onOnline)
    unsubscribe()
    clearTimeout(timer)
  }
}
