import { useSyncExternalStore } from 'react'
import { waiting } from '@/lib/cart/adding'
import { ConnectionNote } from '../ui/connection-note'
import styles from './sticky-add-to-cart.module.scss'

interface Props {
  productKey: string
  /** Whether the page already shows it: it is announced once. */
  isRepeated?: boolean
  texts: Record<'waiting' | 'added', string>
}

/** Shows beside the button that a product waits for the network, and then that it is in the cart. */
export function WaitingNote({ productKey, isRepeated, texts }: Props) {
  const state = useSyncExternalStore(waiting.subscribe, () => waiting.read()?.stateOf(productKey) ?? 'none')
  return (
    <div className={styles.waiting} role={isRepeated ? undefined : 'status'}>
      {state !== 'none' && <ConnectionNote state={state === 'waiting' ? 'offline' : 'online'} text={texts[state]} />}
    </div>
  )
}
