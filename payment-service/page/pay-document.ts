import { html } from 'hono/html'
import { htmlDocument } from './document'
import type { Content, View } from './view'

/** What is paid, to whom and for what, beside how. */
export const payDocument = (view: View, content: Content, problem = '') => {
  const { state, texts, language, amount } = view
  const { shop, logo, order, returnUrl } = state.order
  const title = texts.title(shop, amount)
  return htmlDocument({
    ...{ language, texts },
    title: problem ? `${problem} – ${title}` : title,
    content: html`
      <section class="summary">
        <p class="label">${texts.toPay}</p>
        <h1 class="amount">${amount}</h1>
        ${logo ? html`<img class="logo" src="${logo}" alt="" referrerpolicy="no-referrer" />` : ''}
        <p class="shop">${texts.payTo(shop)}</p>
        <dl>
          <dt>${texts.order}</dt>
          <dd>${order}</dd>
        </dl>
        <p><a class="back" href="${returnUrl}">${texts.back(shop)}</a></p>
      </section>
      <section class="panel">${content}</section>
    `,
  })
}
