import 'server-only'
import { fillPath } from '../../../contract/call'
import { CALLS } from '../../../contract/calls'
import { addCartItemSchema, type AddCartItem } from '../../../contract/entities/cart'
import { CODES } from '../../../contract/envelope'
import { KEY_PATTERN } from '../../../contract/limits'
import { readBundle, readOptionIds } from '../../cart/item-fields'
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

/** The product form. Name and number count only when they were filled in, what is ticked is bought with it. */
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
    custom: readCustom(fields),
    children,
  }
  if (!addCartItemSchema.isValidSync(body, { strict: true })) return 'failed'
  return { method: 'POST', path: CALLS.addCartItem.path, body, done: 'added' }
}

function readCustom(fields: Fields): AddCartItem['custom'] {
  const name = (fields.get('customName') ?? '').trim()
  const number = (fields.get('customNumber') ?? '').trim()
  return name || number ? { name, number: number ? Number(number) : null } : null
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

/** Sets the store's own error text (spec §8) as flash state of the line. @throws other errors, and 401 */
async function pathAfterError(error: unknown, done: CartMessage, line: string | undefined): Promise<string> {
  if (!isRefusal(error) || isUnauthorized(error)) throw error
  const page = cartMessagePath(messageFor(error, done), line)
  if (!error.msg) return page
  const outcome = { isDone: false, mistakes: [], errors: {}, refusal: error.msg, captcha: null }
  return setFlashState(page, { secrets: [] }, {}, outcome)
}

/** Handles a cart form: runs its action, then redirects to the cart. */
export const cartForm = (form: CartForm) =>
  formHandler({
    page: () => '/cart',
    needsCookies: 'cart',
    send: async (fields) => {
      const change = form(fields)
      const id = fields.get('id') ?? ''
      const line = KEY_PATTERN.test(id) ? id : undefined
      if (typeof change === 'string') return cartMessagePath(change, line)
      const { done, ...call } = change
      const caller = await getOrCreateCaller()
      const path = await storeApi()
        .send({ ...call, caller })
        .then(() => cartMessagePath(done))
        .catch((error: unknown) => pathAfterError(error, done, line))
      // The checkout shows by itself how each line stands.
      return fields.get('back') === 'checkout' ? CHECKOUT_PATH : path
    },
    whenRefused: () => cartMessagePath('failed'),
  })
