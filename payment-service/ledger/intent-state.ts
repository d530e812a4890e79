import type { Intent, IntentStatus, NewIntent, PaymentEventBody } from '../../contract/payment/intent'
import type { Entry, Means, Outcome } from './journal'

/** Internal state of an intent. */
export interface IntentState {
  id: string
  /** Unguessable: it grants access to the pay page. */
  clientKey: string
  /** The request that created it. */
  order: NewIntent
  status: IntentStatus
  captured: number
  refunded: number
  /** Attempts so far. */
  tries: number
  /** The last attempt; null before the first. */
  means: Means | null
  failure: string
  /** Wrong codes entered in an open second step; null if none is open. */
  wrongCodes: number | null
  /** Refunded amounts by idempotency key. */
  refunds: ReadonlyMap<string, number>
}

/** The API's view of an intent. @param publicOrigin of the pay page */
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

type IntentEntry = Exclude<Entry, { kind: 'sign' | 'delivered' | 'created' }>

/** The initial state of an intent. */
export const newState = ({ id, clientKey, order }: Extract<Entry, { kind: 'created' }>): IntentState => ({
  ...{ id, clientKey, order },
  ...{ status: 'open', captured: 0, refunded: 0 },
  ...{ tries: 0, means: null, failure: '', wrongCodes: null, refunds: new Map() },
})

/** Applies the outcome of a charge. */
function settle(state: IntentState, outcome: Outcome): IntentState {
  const cleared = { ...state, failure: '', wrongCodes: null }
  switch (outcome) {
    case 'paid':
      return { ...cleared, status: 'succeeded', captured: state.order.amount }
    case 'pending':
      return { ...cleared, status: 'processing' }
    case 'code':
      return { ...cleared, status: 'open', wrongCodes: 0 }
    default:
      return { ...cleared, status: 'open', failure: outcome }
  }
}

/** Reducer of the journal. Pure: replaying the journal yields the same state. */
export function applyEntry(state: IntentState, entry: IntentEntry): IntentState {
  switch (entry.kind) {
    case 'tried':
      return settle({ ...state, tries: state.tries + 1, means: entry.means }, entry.outcome)
    case 'settled':
      return settle(state, entry.outcome)
    case 'code-wrong':
      return { ...state, wrongCodes: (state.wrongCodes ?? 0) + 1 }
    case 'canceled':
      return { ...state, status: 'canceled', wrongCodes: null }
    case 'refunded':
      if (state.refunds.has(entry.key)) return state
      return {
        ...state,
        refunded: state.refunded + entry.amount,
        refunds: new Map(state.refunds).set(entry.key, entry.amount),
      }
  }
}

const EVENT_TYPE_BY_OUTCOME: Record<Outcome, PaymentEventBody['type'] | null> = {
  paid: 'payment.succeeded',
  declined: 'payment.failed',
  timeout: 'payment.failed',
  'second-step': 'payment.failed',
  pending: 'payment.processing',
  code: null,
}

/** The webhook event of a journal entry; null for entries the shop does not receive. */
export function eventTypeOf(entry: Entry): PaymentEventBody['type'] | null {
  switch (entry.kind) {
    case 'tried':
    case 'settled':
      return EVENT_TYPE_BY_OUTCOME[entry.outcome]
    case 'canceled':
      return 'payment.canceled'
    case 'refunded':
      return 'payment.refunded'
    default:
      return null
  }
}
