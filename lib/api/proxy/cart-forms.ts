import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { addCartItemSchema } from '../../../contract/entities/cart'
import { CODES } from '../../../contract/envelope'
import { IDEMPOTENCY_KEY_PATTERN, KEY_PATTERN } from '../../../contract/limits'
import type { Caller } from '../../../contract/signing'
import { groupCart, type CartLine } from '../../cart/cart'
import { lineNames, lineStates } from '../../cart/cart-line'
import { readBundle, readCompletedLine, readEntered, readOptionIds } from '../../cart/item-fields'
import { itemOf, RESTORE_FIELD, RESTORE_KEY_FIELD, restoreFields } from '../../cart/restore-line'
import { productMessagePath, typedIn } from '../../cart/sent-item'
import { cartMessagePath, type CartMessage } from '../../cart/messages'
import { readQuantity } from '../../cart/quantity'
import { setFlashState } from '../../forms/flash-state'
import { CART_PAGE } from '../../limits'
import { CHECKOUT_PATH } from '../../paths'
import { ApiError, isNotFound, isRefusal, isUnauthorized } from '../api-error'
import type { ApiRequest } from '../client'
import { readResponse } from '../read-response'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { formHandler } from './form-handler'

type Fields = URLSearchParams
interface Change {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  done: CartMessage
  /** Of a form that was rendered for one shopper. */
  idempotencyKey?: string
}

/** The action of a form: a change of the cart, or a message when the change is impossible. */
export type CartForm = (fields: Fields) => Change | CartMessage

/** The product form. Text fields count only if filled in, add-ons only if ticked. */
export const addForm: CartForm = (fields) => {
  const key = fields.get('key') ?? ''
  const optionIds = readOptionIds(fields, key)
  if (!optionIds) return 'size-missing'
  const children = readBundle(fields)
  if (!children) return 'size-missing'
  const quantity = readQuantity(fields.get('quantity') ?? '1')
  if (quantity === null) return 'quantity-empty'
  const mid = readCompletedLine(fields)
  const body = {
    key,
    optionIds,
    quantity,
    ...readEntered(fields),
    children,
    ...(mid !== null && { mid }),
  }
  if (!addCartItemSchema.isValidSync(body, { strict: true })) return 'failed'
  const done = fields.has(RESTORE_FIELD) ? 'restored' : 'added'
  const change: Change = { method: 'POST', path: CALLS.addCartItem.path, body, done }
  const idempotencyKey = fields.get(RESTORE_KEY_FIELD) ?? ''
  return IDEMPOTENCY_KEY_PATTERN.test(idempotencyKey) ? { ...change, idempotencyKey } : change
}

export const quantityForm: CartForm = (fields) => {
  const quantity = readQuantity(fields.get('quantity') ?? '')
  if (quantity === null) return 'quantity-empty'
  return onLine(fields, (id) => ({
    method: 'PUT',
    path: fillPath(CALLS.setCartQuantity.path, { id, quantity }),
    done: 'updated',
  }))
}

export const removeForm: CartForm = (fields) =>
  onLine(fields, (id) => ({ method: 'DELETE', path: fillPath(CALLS.removeCartLine.path, { id }), done: 'removed' }))

export const clearForm: CartForm = () => ({ method: 'DELETE', path: CALLS.clearCart.path, done: 'cleared' })

function onLine(fields: Fields, change: (id: string) => Change): Change | CartMessage {
  const id = fields.get('id') ?? ''
  return KEY_PATTERN.test(id) ? change(id) : 'failed'
}

/** The message for an error response about a cart line. */
function messageFor(error: ApiError, done: CartMessage): CartMessage {
  if (error.code === CODES.outOfStock) return 'out-of-stock'
  // Removed in another tab, for example.
  return isNotFound(error) && (done === 'updated' || done === 'removed') ? 'gone' : 'failed'
}

/** The message for a rejection of the store API, with its own text (spec §8). @throws other errors, and 401 */
function readRefusal(error: unknown, done: CartMessage): Refused {
  if (!isRefusal(error) || isUnauthorized(error)) throw error
  return { message: messageFor(error, done), text: error.msg }
}

interface Refused {
  message: CartMessage
  /** The store API's text; empty if it was not called. */
  text: string
}

/** A line that is about to be removed, and the id of the line it completes. */
interface Found {
  line: CartLine
  completes: number | null
}

/** The line of a cart before it is removed; null if it cannot be read or does not exist. */
async function findLine(caller: Caller, id: string): Promise<Found | null> {
  try {
    const query = new URLSearchParams({ limit: String(CART_PAGE.limit), page: String(CART_PAGE.page) })
    const { data } = await storeApi().send({ method: 'GET', path: `${CALLS.getCart.path}?${query}`, caller })
    const { list } = groupCart(readResponse(CALLS.getCart, data))
    const lines = list.flatMap((line) => [
      { line, completes: null },
      ...line.children.map((child) => ({ line: child, completes: line.id })),
    ])
    return lines.find(({ line }) => String(line.id) === id) ?? null
  } catch {
    return null
  }
}

/** The cart after a line was removed, which offers to restore it where it can still be bought. */
async function removedPath(found: Found | null): Promise<string> {
  const page = cartMessagePath('removed')
  if (!found) return page
  const { line, completes } = found
  const item = lineStates([line]).get(line.id)?.problem ? null : itemOf(line, completes)
  if (!item) return page
  const restore = new URLSearchParams(restoreFields(item)).toString()
  return setFlashState(page, { secrets: [] }, { restore, name: lineNames(line) }, flashState(''))
}

/** The page that shows why a form was refused. */
type RefusedPath = (fields: Fields, refused: Refused) => string | Promise<string>

const flashState = (text: string) => ({ isDone: false, mistakes: [], errors: {}, refusal: text || null, captcha: null })

/** The cart, at the line that the form concerns. */
const cartPath: RefusedPath = (fields, { message, text }) => {
  const id = fields.get('id') ?? ''
  const page = cartMessagePath(message, KEY_PATTERN.test(id) ? id : undefined)
  return text ? setFlashState(page, { secrets: [] }, {}, flashState(text)) : page
}

/** The product with its chosen options; the cart if the form names no product. */
export const productPath: RefusedPath = (fields, refused) => {
  const key = fields.get('key') ?? ''
  if (!KEY_PATTERN.test(key)) return cartPath(fields, refused)
  const page = productMessagePath(key, refused.message)
  return setFlashState(page, { secrets: [] }, typedIn(fields), flashState(refused.text))
}

/** Milliseconds before each retry of a form that is being handled already: it was pressed twice. */
const IN_FLIGHT_PAUSES_MS = [150, 300, 600, 1200]

/** Sends a change; of one that is in flight it awaits the reply. */
async function sendChange(request: ApiRequest, pauses = IN_FLIGHT_PAUSES_MS): Promise<unknown> {
  try {
    return await storeApi().send(request)
  } catch (error) {
    const [pause, ...rest] = pauses
    if (pause === undefined || !(error instanceof ApiError) || error.code !== CODES.inFlight) throw error
    await wait(pause)
    return sendChange(request, rest)
  }
}

/** Handles a cart form: runs its action, then redirects to the cart, or to the page that shows why it was refused. */
export const cartForm = (form: CartForm, refusedPath: RefusedPath = cartPath) =>
  formHandler({
    page: () => '/cart',
    needsCookies: 'cart',
    send: async (fields) => {
      const change = form(fields)
      if (typeof change === 'string') return refusedPath(fields, { message: change, text: '' })
      const { done, ...call } = change
      const caller = await getOrCreateCaller()
      const isOfCheckout = fields.get('back') === 'checkout'
      const found = done === 'removed' && !isOfCheckout ? await findLine(caller, fields.get('id') ?? '') : null
      const path = await sendChange({ ...call, caller })
        .then(() => (done === 'removed' ? removedPath(found) : cartMessagePath(done)))
        .catch((error: unknown) => refusedPath(fields, readRefusal(error, done)))
      // The checkout itself shows the state of each line.
      return isOfCheckout ? CHECKOUT_PATH : path
    },
    whenRefused: () => cartMessagePath('failed'),
  })
