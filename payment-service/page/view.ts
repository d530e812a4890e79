import type { html } from 'hono/html'
import type { IntentState } from '../ledger/intent-state'
import { languageOf, textsOf } from '../texts/texts-of'
import type { Texts } from '../texts/texts'
import { formatAmount } from './amount'

export type Content = ReturnType<typeof html>

/** What every part of an intent's page is made of. */
export interface View {
  state: IntentState
  texts: Texts
  language: string
  /** To be paid, as it is written. */
  amount: string
  /** Path of the page, with what makes it unguessable. */
  path: string
}

export function viewOf(state: IntentState): View {
  const { amount, currency, language: wanted } = state.order
  const language = languageOf(wanted)
  return {
    state,
    texts: textsOf(language),
    language,
    amount: formatAmount(amount, currency, language),
    path: `/p/${state.id}.${state.clientKey}`,
  }
}
