import { html } from 'hono/html'
import type { View } from './view'

/** PayPal's part of the sandbox: one agrees, or one does not. */
export const payPalForm = ({ texts, amount, path, state }: View) => html`
  <form method="post" action="${path}/paypal">
    <p>${texts.payPal.text(state.order.shop, amount)}</p>
    <button>${texts.payPal.agree}</button>
    <a class="second" href="${state.order.returnUrl}">${texts.payPal.cancel}</a>
  </form>
`
