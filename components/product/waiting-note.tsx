import { useSyncExternalStore } from 'react'
import { offlineQueueSource } from '@/lib/cart/adding'
import { ConnectionNote } from '../ui/connection-note'
import styles from './sticky-add-to-cart.module.scss'

interface Props {
  productKey: string
  /** Whether the page already shows it: it is announced once. */
  isRepeated?: boolean
  texts: Record<'waiting' | 'added', string>
}

/** Shows that a product is queued until the network is back, and then that it is in the cart. */
export function WaitingNote({ productKey, isRepeated, texts }: Props) {
  const state = useSyncExternalStore(
    offlineQueueSource.subscribe,
    () => offlineQueueSource.read()?.stateOf(productKey) ?? 'none',
  )
  return (
    <div className={styles.waiting} role={isRepeated ? undefined : 'status'}>
      {state !== 'none' && <ConnectionNote state={state === 'waiting' ? 'offline' : 'online'} text={texts[state]} />}
    </div>
  )
}
