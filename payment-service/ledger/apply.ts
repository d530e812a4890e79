import type { Entry, Outcome } from './entry'
import type { IntentState } from './intent-state'

type IntentEntry = Exclude<Entry, { kind: 'sign' | 'delivered' | 'created' }>

/** A new intent, as the journal's first line of it says. */
export const newState = ({ id, clientKey, order }: Extract<Entry, { kind: 'created' }>): IntentState => ({
  ...{ id, clientKey, order },
  ...{ status: 'open', captured: 0, refunded: 0 },
  ...{ tries: 0, means: null, failure: '', wrongCodes: null, refunds: new Map() },
})

/** What an outcome makes of an intent. */
function settle(state: IntentState, outcome: Outcome): IntentState {
  const calm = { ...state, failure: '', wrongCodes: null }
  switch (outcome) {
    case 'paid':
      return { ...calm, status: 'succeeded', captured: state.order.amount }
    case 'pending':
      return { ...calm, status: 'processing' }
    case 'code':
      return { ...calm, status: 'open', wrongCodes: 0 }
    default:
      return { ...calm, status: 'open', failure: outcome }
  }
}

/** An intent after something happened to it. Pure: the journal, read again, makes the same of it. */
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
