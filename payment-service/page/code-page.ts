import { html } from 'hono/html'
import { TEST_CODE } from '../bank/test-cards'
import { CODE_TRIES } from '../intent/take-code'
import { field } from './field'
import { payDocument } from './pay-document'
import type { View } from './view'

/** The bank's question for a code. */
export function codePage(view: View) {
  const { texts, state, path } = view
  const wrong = state.wrongCodes ?? 0
  const problem = wrong > 0 ? texts.code.wrong(CODE_TRIES - wrong) : ''
  const content = html`
    <h2>${texts.code.title}</h2>
    <p>${texts.code.text(state.means?.last4 ?? '')}</p>
    <form method="post" action="${path}/code" novalidate>
      ${field({
        ...{ name: 'code', label: texts.code.label, autocomplete: 'one-time-code', inputmode: 'numeric', longest: 6 },
        ...{ problem, isFocused: true },
      })}
      <button>${texts.code.confirm}</button>
      <a class="second" href="${path}">${texts.code.cancel}</a>
    </form>
    <details>
      <summary>${texts.testCards}</summary>
      <p>${texts.testCode(TEST_CODE)}</p>
    </details>
  `
  return payDocument(view, content, problem && texts.code.label)
}
