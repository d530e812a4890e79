import 'server-only'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { addCartItemSchema } from '../../../contract/entities/cart'
import { CODES } from '../../../contract/envelope'
import { KEY_PATTERN } from '../../../contract/limits'
import { readBundle, readEntered, readOptionIds } from '../../cart/item-fields'
import { productMessagePath, typedIn } from '../../cart/sent-item'
import { cartMessagePath, type CartMessage } from '../../cart/messages'
import { readQuantity } from '../../cart/quantity'
import { setFlashState } from '../../forms/flash-state'
import { CHECKOUT_PATH } from '../../paths'
import { isNotFound, isRefusal, isUnauthorized, type ApiError } from '../api-error'
import { storeApi } from '../store-api'
import { getOrCreateCaller } from './caller'
import { formHandler } from './form-handler'

type Fields = URLSearchParams
type Change = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown; done: CartMessage }

/** The action of a form: a change of the cart, or a message when the change is impossible. */
export type CartForm = (fields: Fields) => Change | CartMessage

/** The product form. What can be entered counts only when it was filled in, what is ticked is bought with it. */
export const addForm: CartForm = (fields) => {
  const key = fields.get('key') ?? ''
  const optionIds = readOptionIds(fields, key)
  if (!optionIds) return 'size-missing'
  const children = readBundle(fields)
  if (!children) return 'size-missing'
  const quantity = readQuantity(fields.get('quantity') ?? '1')
  if (quantity === null) return 'quantity-empty'
  const body = {
    key,
    optionIds,
    quantity,
    ...readEntered(fields),
    children,
  }
  if (!addCartItemSchema.isValidSync(body, { strict: true })) return 'failed'
  return { method: 'POST', path: CALLS.addCartItem.path, body, done: 'added' }
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

/** The message for what the store refused, and its own words (spec §8). @throws other errors, and 401 */
function readRefusal(error: unknown, done: CartMessage): Refused {
  if (!isRefusal(error) || isUnauthorized(error)) throw error
  return { message: messageFor(error, done), text: error.msg }
}

interface Refused {
  message: CartMessage
  /** The store's words; empty where it was not asked. */
  text: string
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

/** The product, with what was chosen of it; the cart where the form names none. */
export const productPath: RefusedPath = (fields, refused) => {
  const key = fields.get('key') ?? ''
  if (!KEY_PATTERN.test(key)) return cartPath(fields, refused)
  const page = productMessagePath(key, refused.message)
  return setFlashState(page, { secrets: [] }, typedIn(fields), flashState(refused.text))
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
      const path = await storeApi()
        .send({ ...call, caller })
        .then(() => cartMessagePath(done))
        .catch((error: unknown) => refusedPath(fields, readRefusal(error, done)))
      // The checkout shows by itself how each line stands.
      return fields.get('back') === 'checkout' ? CHECKOUT_PATH : path
    },
    whenRefused: () => cartMessagePath('failed'),
  })
