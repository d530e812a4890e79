import type { OrderEntry } from '../../contract/entities/order'

/** How an order stands in one word: what holds it up or has ended it, and for one that is paid, how far it has come. */
export const standingOf = ({ payment, shipping }: Pick<OrderEntry, 'payment' | 'shipping'>) =>
  payment === 'paid' ? shipping : payment
