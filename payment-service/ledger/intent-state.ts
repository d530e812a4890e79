import type { Intent, IntentStatus, NewIntent } from '../../contract/payment/intent'
import type { Means } from './entry'

/** An intent with what only the payment service knows of it. */
export interface IntentState {
  id: string
  /** Unguessable: who has it may see and use the pay page. */
  clientKey: string
  /** As the shop asked for it. */
  order: NewIntent
  status: IntentStatus
  captured: number
  refunded: number
  /** Attempts so far. */
  tries: number
  /** The last attempt; null before the first. */
  means: Means | null
  failure: string
  /** Wrong codes of a second step that is open; null when none is. */
  wrongCodes: number | null
  /** Amounts by the key they were given back with. */
  refunds: ReadonlyMap<string, number>
}

/** An intent as the shop sees it. @param publicOrigin of the pay page */
export const intentView = (state: IntentState, publicOrigin: string): Intent => ({
  id: state.id,
  order: state.order.order,
  amount: state.order.amount,
  currency: state.order.currency,
  status: state.status,
  captured: state.captured,
  refunded: state.refunded,
  method: state.means?.method ?? '',
  failure: state.failure,
  url: `${publicOrigin}/p/${state.id}.${state.clientKey}`,
})
