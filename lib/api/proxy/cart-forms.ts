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
import { readBundle, readParentLineId, readEntered, readOptionIds } from '../../cart/item-fields'
import { itemOf, RESTORE_FIELD, RESTORE_KEY_FIELD, restoreFields } from '../../cart/restore-line'
import { productMessagePath, enteredValues } from '../../cart/refused-item'
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
  successMessage: CartMessage
  /** Only from a form that was rendered for one shopper. */
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
  const mid = readParentLineId(fields)
  const body = {
    key,
    optionIds,
    quantity,
    ...readEntered(fields),
    children,
    ...(mid !== null && { mid }),
  }
  if (!addCartItemSchema.isValidSync(body, { strict: true })) return 'failed'
  const successMessage = fields.has(RESTORE_FIELD) ? 'restored' : 'added'
  const change: Change = { method: 'POST', path: CALLS.addCartItem.path, body, successMessage }
  const idempotencyKey = fields.get(RESTORE_KEY_FIELD) ?? ''
  return IDEMPOTENCY_KEY_PATTERN.test(idempotencyKey) ? { ...change, idempotencyKey } : change
}

export const quantityForm: CartForm = (fields) => {
  const quantity = readQuantity(fields.get('quantity') ?? '')
  if (quantity === null) return 'quantity-empty'
  return lineChange(fields, (id) => ({
    method: 'PUT',
    path: fillPath(CALLS.setCartQuantity.path, { id, quantity }),
    successMessage: 'updated',
  }))
}

export const removeForm: CartForm = (fields) =>
  lineChange(fields, (id) => ({
    method: 'DELETE',
    path: fillPath(CALLS.removeCartLine.path, { id }),
    successMessage: 'removed',
  }))

export const clearForm: CartForm = () => ({ method: 'DELETE', path: CALLS.clearCart.path, successMessage: 'cleared' })

function lineChange(fields: Fields, change: (id: string) => Change): Change | CartMessage {
  const id = fields.get('id') ?? ''
  return KEY_PATTERN.test(id) ? change(id) : 'failed'
}

/** The message for an error response about a cart line. */
function messageFor(error: ApiError, successMessage: CartMessage): CartMessage {
  if (error.code === CODES.outOfStock) return 'out-of-stock'
  // Removed in another tab, for example.
  return isNotFound(error) && (successMessage === 'updated' || successMessage === 'removed') ? 'gone' : 'failed'
}

/** The message for a rejection of the store API, with its own text (spec §8). @throws other errors, and 401 */
function readRefusal(error: unknown, successMessage: CartMessage): CartRefusal {
  if (!isRefusal(error) || isUnauthorized(error)) throw error
  return { message: messageFor(error, successMessage), text: error.msg }
}

interface CartRefusal {
  message: CartMessage
  /** The store API's text; empty if it was not called. */
  text: string
}

/** A cart line before its removal, and the id of its parent line if it is an add-on. */
interface LineToRemove {
  line: CartLine
  parentLineId: number | null
}

/** The line of a cart before it is removed; null if it cannot be read or does not exist. */
async function findLine(caller: Caller, id: string): Promise<LineToRemove | null> {
  try {
    const query = new URLSearchParams({ limit: String(CART_PAGE.limit), page: String(CART_PAGE.page) })
    const { data } = await storeApi().send({ method: 'GET', path: `${CALLS.getCart.path}?${query}`, caller })
    const { list } = groupCart(readResponse(CALLS.getCart, data))
    const lines = list.flatMap((line) => [
      { line, parentLineId: null },
      ...line.children.map((child) => ({ line: child, parentLineId: line.id })),
    ])
    return lines.find(({ line }) => String(line.id) === id) ?? null
  } catch {
    return null
  }
}

/** The cart after a line was removed, which offers to restore it where it can still be bought. */
async function removalResultPath(target: LineToRemove | null): Promise<string> {
  const page = cartMessagePath('removed')
  if (!target) return page
  const { line, parentLineId } = target
  const item = lineStates([line]).get(line.id)?.problem ? null : itemOf(line, parentLineId)
  if (!item) return page
  const restore = new URLSearchParams(restoreFields(item)).toString()
  return setFlashState(page, { secrets: [] }, { restore, name: lineNames(line) }, flashState(''))
}

/** The page that shows the refusal of a form. */
type RefusalPath = (fields: Fields, refusal: CartRefusal) => string | Promise<string>

const flashState = (text: string) => ({ isDone: false, mistakes: [], errors: {}, refusal: text || null, captcha: null })

/** The cart, at the line that the form concerns. */
const cartPath: RefusalPath = (fields, { message, text }) => {
  const id = fields.get('id') ?? ''
  const page = cartMessagePath(message, KEY_PATTERN.test(id) ? id : undefined)
  return text ? setFlashState(page, { secrets: [] }, {}, flashState(text)) : page
}

/** The product with its chosen options; the cart if the form names no product. */
export const productPath: RefusalPath = (fields, refusal) => {
  const key = fields.get('key') ?? ''
  if (!KEY_PATTERN.test(key)) return cartPath(fields, refusal)
  const page = productMessagePath(key, refusal.message)
  return setFlashState(page, { secrets: [] }, enteredValues(fields), flashState(refusal.text))
}

/** Milliseconds before each retry of a form that is already in flight: it was submitted twice. */
const IN_FLIGHT_RETRY_DELAYS_MS = [150, 300, 600, 1200]

/** Sends a change; waits for the reply if the same change is already in flight. */
async function sendChange(request: ApiRequest, retryDelaysMs = IN_FLIGHT_RETRY_DELAYS_MS): Promise<unknown> {
  try {
    return await storeApi().send(request)
  } catch (error) {
    const [delayMs, ...rest] = retryDelaysMs
    if (delayMs === undefined || !(error instanceof ApiError) || error.code !== CODES.inFlight) throw error
    await wait(delayMs)
    return sendChange(request, rest)
  }
}

/** Handles a cart form: runs its action, then redirects to the cart, or to the page that shows the refusal. */
export const cartForm = (form: CartForm, refusalPath: RefusalPath = cartPath) =>
  formHandler({
    page: () => '/cart',
    cookieCheckReason: 'cart',
    send: async (fields) => {
      const change = form(fields)
      if (typeof change === 'string') return refusalPath(fields, { message: change, text: '' })
      const { successMessage, ...call } = change
      const caller = await getOrCreateCaller()
      const isFromCheckout = fields.get('back') === 'checkout'
      const lineToRemove =
        successMessage === 'removed' && !isFromCheckout ? await findLine(caller, fields.get('id') ?? '') : null
      const path = await sendChange({ ...call, caller })
        .then(() => (successMessage === 'removed' ? removalResultPath(lineToRemove) : cartMessagePath(successMessage)))
        .catch((error: unknown) => refusalPath(fields, readRefusal(error, successMessage)))
      // The checkout shows the state of each line itself.
      return isFromCheckout ? CHECKOUT_PATH : path
    },
    errorPage: () => cartMessagePath('failed'),
  })
