import { html } from 'hono/html'
import { MAX_CODE_ATTEMPTS } from '../intents'
import { TEST_CODE } from '../sandbox-bank'
import { languageOf, textsOf } from '../texts/texts'
import { htmlDocument, notice, payDocument, type View } from './layout'
import { field } from './pay'

/** The form for the bank's confirmation code. */
export function codePage(view: View) {
  const { texts, state, path } = view
  const wrong = state.wrongCodes ?? 0
  const problem = wrong > 0 ? texts.code.wrong(MAX_CODE_ATTEMPTS - wrong) : ''
  const content = html`
    <h2>${texts.code.title}</h2>
    <p>${texts.code.text(state.means?.last4 ?? '')}</p>
    <form method="post" action="${path}/code" novalidate>
      ${field({
        ...{ name: 'code', label: texts.code.label, autocomplete: 'one-time-code', inputmode: 'numeric', maxLength: 6 },
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
  return payDocument(view, content, { problem: problem && texts.code.label })
}

const backButton = ({ texts, state }: View) =>
  html`<a class="button" href="${state.order.returnUrl}">${texts.back(state.order.shop)}</a>`

function statusNotice(view: View) {
  const { texts, state, amount, path } = view
  const children = backButton(view)
  if (state.status === 'succeeded')
    return notice({ kind: 'good', title: texts.paid.title, text: texts.paid.text(amount), children })
  if (state.status === 'canceled') return notice({ kind: 'calm', ...texts.canceled, children })
  const { title, text, again } = texts.processing
  return notice({ kind: 'calm', title, text, children: html`${children}<a class="second" href="${path}">${again}</a>` })
}

/** An intent that is paid, canceled, or with the bank. */
export const closedPage = (view: View) => payDocument(view, statusNotice(view))

/**
 * The page for an unknown intent, or for a rejected form of another origin. @param accepted the `Accept-Language`
 * header
 */
export function errorPage(reason: 'unknown' | 'refused', accepted: string) {
  const language = languageOf(accepted.slice(0, 2).toLowerCase())
  const texts = textsOf(language)
  const { title, text } = texts[reason]
  const content = html`<div class="note">
    <h1>${title}</h1>
    <p>${text}</p>
  </div>`
  return htmlDocument({ language, title, texts, content })
}
