import 'server-only'
import { ApiError, isNotFound } from '../api/api-error'
import { storeApi } from '../api/store-api'
import { readKit } from '../cart/kit-fields'
import { cartNoticePath, type CartNotice } from '../cart/notices'
import { readOptionIds } from '../cart/option-fields'
import { readQuantity } from '../cart/read-quantity'
import { CHECKOUT_PATH } from '../checkout/paths'
import { CODES } from '../contract/envelope'
import { CALLS } from '../contract/calls'
import { addCartItemSchema, type AddCartItem } from '../contract/entities/cart'
import { fillPath } from '../contract/path-template'
import { KEY_PATTERN } from '../contract/limits'
import { knowCaller } from './browser'
import { plainForm } from './plain-form'

type Fields = URLSearchParams
type Change = { method: 'POST' | 'PUT' | 'DELETE'; path: string; body?: unknown; done: CartNotice }

/** What a form asks for: a change of the cart, or a notice when it asks for nothing that can be done. */
export type CartForm = (fields: Fields) => Change | CartNotice

/** The product form. Name and number count only when they were filled in, what is ticked is bought with it. */
export const addForm: CartForm = (fields) => {
  const key = fields.get('key') ?? ''
  const optionIds = readOptionIds(fields, key)
  if (!optionIds) return 'size-missing'
  const children = readKit(fields)
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

function onLine(fields: Fields, change: (id: string) => Change): Change | CartNotice {
  const id = fields.get('id') ?? ''
  return KEY_PATTERN.test(id) ? change(id) : 'failed'
}

/** What a refusal means for a line. @throws what is none of it */
function noticeOf(error: unknown, done: CartNotice): CartNotice {
  if (error instanceof ApiError && error.code === CODES.outOfStock) return 'out-of-stock'
  // Taken out meanwhile, in another tab say.
  if (isNotFound(error) && (done === 'updated' || done === 'removed')) return 'gone'
  throw error
}

/** Answers a cart form: does what it asks for, then shows the cart. */
export const cartForm = (form: CartForm) =>
  plainForm({
    page: () => '/cart',
    needsCookies: 'cart',
    send: async (fields) => {
      const change = form(fields)
      if (typeof change === 'string') return cartNoticePath(change)
      const { done, ...call } = change
      const caller = await knowCaller()
      const told = await storeApi()
        .send({ ...call, caller })
        .then(() => done)
        .catch((error: unknown) => noticeOf(error, done))
      // The checkout shows by itself how each line stands.
      return fields.get('back') === 'checkout' ? CHECKOUT_PATH : cartNoticePath(told)
    },
    whenRefused: () => cartNoticePath('failed'),
  })
