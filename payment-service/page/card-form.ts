import { html } from 'hono/html'
import { CARD_FIELDS, type CardField, type CardFields, type CardProblems } from '../card/read-card'
import { field } from './field'
import type { View } from './view'

const HOW = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', longest: 23 },
  name: { autocomplete: 'cc-name', inputmode: 'text', longest: 100 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', longest: 9 },
  cvc: { autocomplete: 'cc-csc', inputmode: 'numeric', longest: 3 },
} as const

/** A form that was sent and has to be mended. */
export interface Sent {
  fields: CardFields
  problems: CardProblems
}

/** The card form; what was sent stands in it again, but for the security code. */
export function cardForm({ texts, amount, path }: View, method: string, sent: Sent | null) {
  const first = CARD_FIELDS.find((name) => sent?.problems[name])
  const hints: Partial<Record<CardField, string>> = texts.hints
  return html`
    <form method="post" action="${path}/card?method=${method}" novalidate>
      ${CARD_FIELDS.map((name) => {
        const problem = sent?.problems[name]
        return field({
          ...{ name, label: texts.fields[name], hint: hints[name], ...HOW[name] },
          value: name === 'cvc' ? '' : sent?.fields[name],
          problem: problem && texts.problems[problem],
          isFocused: name === first,
        })
      })}
      <button>${texts.pay(amount)}</button>
      <p class="small">${texts.cardSafe}</p>
    </form>
  `
}
