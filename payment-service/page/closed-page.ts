import { html } from 'hono/html'
import { note } from './note'
import { payDocument } from './pay-document'
import type { View } from './view'

const backButton = ({ texts, state }: View) =>
  html`<a class="button" href="${state.order.returnUrl}">${texts.back(state.order.shop)}</a>`

function noteOf(view: View) {
  const { texts, state, amount, path } = view
  const children = backButton(view)
  if (state.status === 'succeeded')
    return note({ kind: 'good', title: texts.paid.title, text: texts.paid.text(amount), children })
  if (state.status === 'canceled') return note({ kind: 'calm', ...texts.canceled, children })
  const { title, text, again } = texts.processing
  return note({ kind: 'calm', title, text, children: html`${children}<a class="second" href="${path}">${again}</a>` })
}

/** An intent that is paid, canceled, or with the bank. */
export const closedPage = (view: View) => payDocument(view, noteOf(view))
