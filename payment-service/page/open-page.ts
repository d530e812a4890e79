import { html } from 'hono/html'
import { METHOD_NAMES, PAYMENT_METHODS, type PaymentMethod } from '../../contract/payment/methods'
import type { Texts } from '../texts/texts'
import { cardForm, type Sent } from './card-form'
import { methodIcon } from './method-icon'
import { note } from './note'
import { payDocument } from './pay-document'
import { payPalForm } from './paypal-form'
import { testCardList } from './test-card-list'
import type { View } from './view'

const isFailure = (failure: string, texts: Texts): failure is keyof Texts['failures'] => failure in texts.failures

const tabs = ({ texts, path }: View, method: PaymentMethod) => html`
  <nav aria-label="${texts.ways}">
    <ul class="tabs">
      ${PAYMENT_METHODS.map(
        (code) => html`
          <li>
            <a href="${path}?method=${code}" ${code === method ? html`aria-current="true"` : ''}>
              ${methodIcon(code)}<span>${METHOD_NAMES[code]}</span>
            </a>
          </li>
        `,
      )}
    </ul>
  </nav>
`

/** Where the last attempt stands, before the next one. */
function failureNote({ state, texts }: View) {
  if (!isFailure(state.failure, texts)) return html``
  const text = `${texts.failures[state.failure]} ${texts.otherWay}`
  return note({ kind: 'bad', title: texts.failureTitle, text })
}

/** An intent that can be paid, by one of the ways. @param sent a card form that has to be mended */
export function openPage(view: View, method: PaymentMethod, sent: Sent | null = null) {
  const { texts, state } = view
  const content = html`
    ${sent ? note({ kind: 'bad', title: texts.failureTitle, text: texts.checkFields }) : failureNote(view)}
    <h2>${texts.ways}</h2>
    ${tabs(view, method)} ${method === 'paypal' ? payPalForm(view) : cardForm(view, method, sent)}
    ${testCardList(texts)}
  `
  return payDocument(view, content, sent || state.failure ? texts.failureTitle : '')
}
