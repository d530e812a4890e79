import type { Context, Hono } from 'hono'
import { isEqual, utf8 } from '../../contract/bytes'
import { PAYMENT_METHODS, type PaymentMethod } from '../../contract/payment/methods'
import { readBody } from '../../contract/read-body'
import { CARD_FIELDS, type CardFields, readCard } from '../card'
import type { AppEnv, Service } from '../context'
import { confirmIntent, confirmCode, attemptPayment } from '../intents'
import type { IntentState } from '../ledger/intent-state'
import { viewOf } from '../pages/layout'
import { requireSameOriginForms, pageHeaders, pagePolicy } from '../pages/security'
import { openPage } from '../pages/pay'
import { closedPage, codePage, errorPage } from '../pages/result'
import { HttpError } from '../reply'
import { cardholderOf, clearCardholder, saveCardholder } from './cardholder'

type PageContext = Context<AppEnv>

const PAGE = '/p/:intent'

/** The intent of a page's address; undefined when its secret part is not right. */
function findIntent({ ledger }: Service, c: PageContext): IntentState | undefined {
  const [id = '', clientKey = ''] = (c.req.param('intent') ?? '').split('.')
  const state = ledger.find(id)
  return state && isEqual(utf8(state.clientKey), utf8(clientKey)) ? state : undefined
}

const readMethod = (text: string | undefined, last: string | undefined): PaymentMethod =>
  PAYMENT_METHODS.find((method) => method === text) ?? PAYMENT_METHODS.find((method) => method === last) ?? 'visa'

async function readForm(c: PageContext): Promise<URLSearchParams> {
  const body = await readBody(c.req.raw)
  if (body === null) throw new HttpError(413, 'Too large.')
  return new URLSearchParams(body)
}

/** Redirects to the next step: to the shop once the intent is no longer open. */
function redirectNext(service: Service, c: PageContext, state: IntentState, method: string) {
  const { path } = viewOf(state)
  // Clears the cached payment form, so that going back does not offer to pay again.
  if (state.status !== 'open') {
    c.header('Clear-Site-Data', '"cache"')
    clearCardholder(service, c, state)
    return c.redirect(state.order.returnUrl, 303)
  }
  return c.redirect(state.wrongCodes === null ? `${path}?method=${method}` : `${path}/code`, 303)
}

/** The hosted pay page: plain documents and forms. Every address of it holds the intent's unguessable key. */
export function payPageRoutes(app: Hono<AppEnv>, service: Service) {
  app.use('/p/*', pageHeaders(), requireSameOriginForms(service))

  /** Registers a page of an intent; without the intent it is not found. */
  const page = (
    method: 'GET' | 'POST',
    path: string,
    answer: (c: PageContext, state: IntentState) => Response | Promise<Response>,
  ) =>
    app.on(method, path, (c) => {
      const state = findIntent(service, c)
      if (!state) return c.html(errorPage('unknown', c.req.header('accept-language') ?? ''), 404)
      c.header('Content-Security-Policy', pagePolicy(new URL(state.order.returnUrl).origin, state.order.logo))
      return answer(c, state)
    })

  page('GET', PAGE, (c, known) => {
    const state = confirmIntent(service, known.id)
    const view = viewOf(state)
    if (state.status !== 'open') return c.html(closedPage(view))
    const requested = c.req.query('method')
    const method = readMethod(requested, state.means?.method)
    return c.html(openPage(view, { method, isChosen: requested === method }, { name: cardholderOf(c, state) }))
  })

  page('GET', `${PAGE}/code`, (c, state) => {
    const isCodeRequired = state.status === 'open' && state.wrongCodes !== null
    return isCodeRequired ? c.html(codePage(viewOf(state))) : c.redirect(viewOf(state).path, 303)
  })

  // A form's address, loaded again by hand.
  for (const form of ['card', 'paypal'])
    page('GET', `${PAGE}/${form}`, (c, state) => c.redirect(viewOf(state).path, 303))

  page('POST', `${PAGE}/card`, async (c, known) => {
    const form = await readForm(c)
    const fields = Object.fromEntries(CARD_FIELDS.map((name) => [name, form.get(name) ?? ''])) as CardFields
    const tab = readMethod(c.req.query('method'), undefined)
    const { card, ...read } = readCard(fields, service.now())
    // Renders the form again without a redirect, so that the card number is never stored.
    if (!card || !('method' in read)) {
      const sent = { fields, problems: read.problems ?? {} }
      return known.status === 'open'
        ? c.html(openPage(viewOf(known), { method: tab, isChosen: true }, { sent }), 422)
        : redirectNext(service, c, known, tab)
    }
    saveCardholder(service, c, known, card.name)
    return redirectNext(service, c, attemptPayment(service, { id: known.id, method: read.method, card }), read.method)
  })

  page('POST', `${PAGE}/paypal`, (c, { id }) =>
    redirectNext(service, c, attemptPayment(service, { id, method: 'paypal', card: null }), 'paypal'),
  )

  page('POST', `${PAGE}/code`, async (c, { id }) => {
    const code = (await readForm(c)).get('code') ?? ''
    const state = confirmCode(service, id, code.replace(/\s/g, ''))
    return redirectNext(service, c, state, state.means?.method ?? 'visa')
  })
}
