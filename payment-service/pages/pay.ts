import { html } from 'hono/html'
import { PAYMENT_METHODS, type PaymentMethod } from '../../contract/payment/methods'
import { METHOD_NAMES } from '../../contract/payment/methods'
import type { Texts } from '../texts/types'
import { notice, payDocument, type View } from './layout'
import { CARD_BRANDS, CARD_FIELDS, type CardField, type CardFields, type CardProblems } from '../card'
import { TEST_CARDS, TEST_CODE } from '../sandbox-bank'

type Html = ReturnType<typeof html>

const isFailure = (failure: string, texts: Texts): failure is keyof Texts['failures'] => failure in texts.failures

interface Choice {
  method: PaymentMethod
  /** Whether the shopper selected it, in the shop or here. */
  isChosen: boolean
}

/** The payment methods: collapsed to one line if a method is selected, expanded after a failure. */
const methodPicker = (view: View, { method, isChosen }: Choice) => html`
  <details class="ways" ${isChosen && !view.state.failure ? '' : html`open`}>
    <summary>
      ${methodIcon(method)}<span>${METHOD_NAMES[method]}</span><span class="change">${view.texts.change}</span>
    </summary>
    ${tabs(view, method)}
  </details>
`

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

/** Why the last attempt failed. */
function failureNote({ state, texts }: View) {
  if (!isFailure(state.failure, texts)) return html``
  const text = `${texts.failures[state.failure]} ${texts.otherWay}`
  return notice({ kind: 'bad', title: texts.failureTitle, text })
}

/**
 * The page of an intent that can be paid.
 * @param sent a submitted card form with errors; `name` is that of the previous attempt
 */
export function openPage(view: View, choice: Choice, { sent = null, name = '' }: PreviousInput = {}) {
  const { method } = choice
  const { texts, state } = view
  const content = html`
    ${sent ? notice({ kind: 'bad', title: texts.failureTitle, text: texts.checkFields }) : failureNote(view)}
    <h2>${texts.ways}</h2>
    ${methodPicker(view, choice)} ${method === 'paypal' ? payPalForm(view) : cardForm(view, method, { sent, name })}
    ${testCardList(texts)}
  `
  return payDocument(view, content, {
    problem: sent || state.failure ? texts.failureTitle : '',
    hasCardForm: method !== 'paypal',
  })
}

const INPUT_ATTRIBUTES = {
  number: { autocomplete: 'cc-number', inputmode: 'numeric', maxLength: 23 },
  name: { autocomplete: 'cc-name', inputmode: 'text', maxLength: 100 },
  expiry: { autocomplete: 'cc-exp', inputmode: 'numeric', maxLength: 9 },
  cvc: { autocomplete: 'cc-csc', inputmode: 'numeric', maxLength: 3 },
} as const

/** A submitted form with errors. */
export interface SubmittedForm {
  fields: CardFields
  problems: CardProblems
}

/** Values entered before. */
interface PreviousInput {
  sent?: SubmittedForm | null
  /** The cardholder's name of the previous attempt. */
  name?: string
}

const valueOf = (field: CardField, { sent, name }: Required<PreviousInput>): string => {
  if (field === 'cvc') return ''
  return sent?.fields[field] ?? (field === 'name' ? name : '')
}

/** The card form with the submitted values, except the security code. */
function cardForm({ texts, amount, path }: View, method: string, { sent, name: holder }: Required<PreviousInput>) {
  // The first field to fill in, or to correct.
  const first = CARD_FIELDS.find((name) => sent?.problems[name]) ?? CARD_FIELDS[0]
  const hints: Partial<Record<CardField, string>> = texts.hints
  return html`
    <form method="post" action="${path}/card?method=${method}" novalidate>
      ${CARD_FIELDS.map((name) => {
        const problem = sent?.problems[name]
        return field({
          ...{ name, label: texts.fields[name], hint: hints[name], ...INPUT_ATTRIBUTES[name] },
          value: valueOf(name, { sent, name: holder }),
          problem: problem && texts.problems[problem],
          isFocused: name === first,
          icons: name === 'number' ? CARD_BRANDS.map(methodIcon) : [],
        })
      })}
      <button>${texts.pay(amount)}</button>
      <p class="small">${texts.cardSafe}</p>
    </form>
  `
}

/** PayPal in the sandbox: a button to agree and a link to cancel. */
const payPalForm = ({ texts, amount, path, state }: View) => html`
  <form method="post" action="${path}/paypal">
    <p>${texts.payPal.text(state.order.shop, amount)}</p>
    <button>${texts.payPal.agree}</button>
    <a class="second" href="${state.order.returnUrl}">${texts.payPal.cancel}</a>
  </form>
`

interface Field {
  name: string
  label: string
  value?: string
  hint?: string
  /** The error message; empty if the field is valid. */
  problem?: string
  /** The autocomplete token. */
  autocomplete: string
  inputmode?: 'numeric' | 'text'
  maxLength: number
  /** The first field to fill in or correct has the focus. */
  isFocused?: boolean
  /** Card brand icons; the script shows the one that matches the entered number. */
  icons?: Html[]
}

/** A field with its label, hint and error message. */
export function field({ name, label, value = '', hint = '', problem = '', maxLength, ...rest }: Field) {
  const { autocomplete, inputmode = 'text', isFocused = false, icons = [] } = rest
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return html`
    <div class="field ${name}">
      <label for="${name}">${label}</label>
      <div class="input">
        <input
          id="${name}"
          name="${name}"
          value="${value}"
          autocomplete="${autocomplete}"
          inputmode="${inputmode}"
          maxlength="${maxLength}"
          autocapitalize="off"
          spellcheck="false"
          required
          ${described ? html`aria-describedby="${described}"` : ''}
          ${problem ? html`aria-invalid="true"` : ''}
          ${isFocused ? html`autofocus` : ''}
        />
        ${icons}
      </div>
      ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ''}
      ${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : ''}
    </div>
  `
}

/** Each payment method by its name in our own font: a name needs no licence, a logo does. */
const LINES: Record<PaymentMethod, string[]> = {
  paypal: ['PayPal'],
  visa: ['VISA'],
  mastercard: ['master', 'card'],
  jcb: ['JCB'],
}

const BASELINES: Record<number, number[]> = { 1: [18.5], 2: [12.5, 21] }

/** A small card with the method's name; hidden from assistive technology, because the name is beside it. */
const methodIcon = (method: PaymentMethod) => html`
  <svg class="icon ${method}" viewBox="0 0 44 28" aria-hidden="true">
    ${LINES[method].map((line, at) => html`<text x="22" y="${BASELINES[LINES[method].length]?.[at] ?? 0}">${line}</text>`)}
  </svg>
`

const groupDigits = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The sandbox's test cards. */
const testCardList = (texts: Texts) => html`
  <details>
    <summary>${texts.testCards}</summary>
    <p>${texts.testCardsText}</p>
    <dl class="cards">
      ${TEST_CARDS.map(
        ({ number, behaviour }) => html`
          <dt>${groupDigits(number)}</dt>
          <dd>
            ${texts.behaviours[behaviour]}${behaviour === 'second-step' ? html` (${texts.testCode(TEST_CODE)})` : ''}
          </dd>
        `,
      )}
    </dl>
  </details>
`
