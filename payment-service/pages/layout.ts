import { html, raw } from 'hono/html'
import { languageOf, textsOf } from '../texts/texts'
import type { Texts } from '../texts/types'
import type { IntentState } from '../ledger/intent-state'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Document {
  /** Whether the page has a card form. */
  hasCardForm?: boolean
  language: string
  title: string
  texts: Texts
  content: Content
}

const LOCK = html`<svg class="lock" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 10V8a6 6 0 0 1 12 0v2h1v11H5V10Zm2 0h8V8a4 4 0 0 0-8 0Z" />
</svg>`

/** The frame of every page a browser sees. */
export const htmlDocument = ({ language, title, texts, content, hasCardForm = false }: Document) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header class="bar">
          <p class="brand">${LOCK}${texts.heading}</p>
          <p class="badge">${texts.sandbox}</p>
        </header>
        <main>${content}</main>
        <footer><p>${texts.sandboxText}</p></footer>
        ${hasCardForm ? raw(`<script>${SCRIPT}</script>`) : ''}
      </body>
    </html>`

/** A page with the payment's summary (amount, shop, order) beside its content. */
export const payDocument = (view: View, content: Content, { problem = '', hasCardForm = false } = {}) => {
  const { state, texts, language, amount } = view
  const { shop, logo, order, returnUrl } = state.order
  const title = texts.title(shop, amount)
  return htmlDocument({
    ...{ language, texts, hasCardForm },
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

export type Content = ReturnType<typeof html>

/** Data for every part of an intent's page. */
export interface View {
  state: IntentState
  texts: Texts
  language: string
  /** Formatted amount due. */
  amount: string
  /** Path of the page, including its secret key. */
  path: string
}

export function viewOf(state: IntentState): View {
  const { amount, currency, language: requestedLanguage } = state.order
  const language = languageOf(requestedLanguage)
  return {
    state,
    texts: textsOf(language),
    language,
    amount: formatAmount(amount, currency, language),
    path: `/p/${state.id}.${state.clientKey}`,
  }
}

/** Formats an amount in minor units in a language: 1234 EUR is `€12.34`. */
export function formatAmount(amount: number, currency: string, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}

const read = (file: string) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The pay page's stylesheet and its only script; both are inline. */
const STYLE = read('./page.css')
const SCRIPT = read('./card-form.js')

/** Their hash sources for the policy. */
export const STYLE_SOURCE = sourceOf(STYLE)
export const SCRIPT_SOURCE = sourceOf(SCRIPT)

interface Notice {
  kind: 'bad' | 'good' | 'calm'
  title: string
  text: string
  children?: Content
}

/** An important notice at the top of the page. */
export const notice = ({ kind, title, text, children = html`` }: Notice) => html`
  <div class="note ${kind}" role="status">
    <h2>${title}</h2>
    <p>${text}</p>
    ${children}
  </div>
`
