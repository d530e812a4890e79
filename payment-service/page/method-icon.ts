import { html } from 'hono/html'
import type { PaymentMethod } from '../../contract/payment/methods'

/** Each make by its name in our own letters: a name needs no licence, a logo does. */
const LINES: Record<PaymentMethod, string[]> = {
  paypal: ['PayPal'],
  visa: ['VISA'],
  mastercard: ['master', 'card'],
  jcb: ['JCB'],
}

const BASELINES: Record<number, number[]> = { 1: [18.5], 2: [12.5, 21] }

/** A small card with the make's name; what it is called stands beside it. */
export const methodIcon = (method: PaymentMethod) => html`
  <svg class="icon ${method}" viewBox="0 0 44 28" aria-hidden="true">
    ${LINES[method].map((line, at) => html`<text x="22" y="${BASELINES[LINES[method].length]?.[at] ?? 0}">${line}</text>`)}
  </svg>
`
