import { object } from 'yup'
import { type Call, call } from '../call'
import { CHECKOUT_ROUTES } from '../checkout-routes'
import { addCartItemSchema, cartSchema } from '../entities/cart'
import {
  checkoutChangeSchema,
  checkoutSchema,
  claimOrderSchema,
  couponSchema,
  newOrderResponseSchema,
  newOrderSchema,
  payResponseSchema,
  payOrderSchema,
  placedOrderSchema,
  reorderResponseSchema,
} from '../entities/checkout'
import { orderEntrySchema, orderQuerySchema, orderSchema } from '../entities/order'
import { LIMITS } from '../limits'
import { listSchema, pageQuery } from '../rules'

/** Messages, tickets or orders on one page. */
const ACCOUNT_LIMIT = 10

/** Checkout, orders and cart. */
export const ORDER_CALLS = {
  getCheckout: call({
    ...CHECKOUT_ROUTES.getCheckout,
    audience: 'owner',
    summary: 'The checkout of the cart: what was typed so far, what is bought, and what it costs.',
    query: null,
    body: null,
    response: checkoutSchema,
  }),
  updateCheckout: call({
    ...CHECKOUT_ROUTES.updateCheckout,
    audience: 'owner',
    summary: 'Keeps what was typed, right or wrong, and answers the checkout as it stands then.',
    query: null,
    body: checkoutChangeSchema,
    response: checkoutSchema,
  }),
  addCoupon: call({
    ...CHECKOUT_ROUTES.addCoupon,
    audience: 'owner',
    summary: 'Puts a coupon on the cart. 4003 with the reason when it does not count. 429 when often.',
    query: null,
    body: couponSchema,
    response: checkoutSchema,
  }),
  removeCoupon: call({
    ...CHECKOUT_ROUTES.removeCoupon,
    audience: 'owner',
    summary: 'Takes the coupon off the cart.',
    query: null,
    body: null,
    response: checkoutSchema,
  }),
  placeOrder: call({
    ...CHECKOUT_ROUTES.placeOrder,
    audience: 'owner',
    summary:
      'Makes an order of the cart, once; needs an Idempotency-Key. 401 for a guest where they may not order, 4002 for one with many unpaid orders, 4004, 4005 and 4006 with what changed, 4003, 4103.',
    query: null,
    body: newOrderSchema,
    response: newOrderResponseSchema,
  }),
  getPlacedOrder: call({
    method: 'GET',
    path: '/api/order/{number}/placed',
    audience: 'owner',
    summary: 'An order for its buyer: the customer, or within a day the device a guest ordered on.',
    query: null,
    body: null,
    response: placedOrderSchema,
  }),
  claimOrder: call({
    method: 'POST',
    path: '/api/order/{number}/claim',
    audience: 'owner',
    summary:
      "Shows a guest's order on this device too, by the key its letter carries. 404 when there is nothing to show.",
    query: null,
    body: claimOrderSchema,
    response: null,
  }),
  payOrder: call({
    ...CHECKOUT_ROUTES.payOrder,
    audience: 'owner',
    summary:
      'Where the order is paid, by this method first. 4008 when it cannot be paid any more. 503 without payments.',
    query: null,
    body: payOrderSchema,
    response: payResponseSchema,
  }),
  confirmPayment: call({
    ...CHECKOUT_ROUTES.confirmPayment,
    audience: 'owner',
    summary: 'Asks the payment service how the payment stands, and answers the order as it is then.',
    query: null,
    body: null,
    response: placedOrderSchema,
  }),
  cancelOrder: call({
    method: 'POST',
    path: '/api/order/{number}/cancel',
    audience: 'owner',
    summary: 'Cancels an order nothing of which was sent; what was paid is given back. 4008 when it is too late.',
    query: null,
    body: null,
    response: placedOrderSchema,
  }),
  reorder: call({
    method: 'POST',
    path: '/api/order/{number}/reorder',
    audience: 'user',
    summary: 'Puts what an order held into the cart, as far as the shop still has it.',
    query: null,
    body: null,
    response: reorderResponseSchema,
  }),
  getInvoice: call({
    method: 'GET',
    path: '/api/order/{number}/invoice',
    audience: 'owner',
    summary: 'The invoice of an order that was paid: PDF bytes, not sealed.',
    query: null,
    body: null,
    response: null,
  }),
  listOrders: call({
    method: 'GET',
    path: '/api/order',
    audience: 'user',
    summary: 'Orders, newest first, by standing and age.',
    query: orderQuerySchema.shape(pageQuery(ACCOUNT_LIMIT)),
    body: null,
    response: listSchema(orderEntrySchema),
  }),
  getOrder: call({
    method: 'GET',
    path: '/api/order/{number}',
    audience: 'user',
    summary: 'A whole order.',
    query: null,
    body: null,
    response: orderSchema,
  }),
  getCart: call({
    method: 'GET',
    path: '/api/cart',
    audience: 'owner',
    summary: 'The cart of the token, or of the device where there is no token.',
    query: object(pageQuery(LIMITS.pageSize)),
    body: null,
    response: cartSchema,
  }),
  addCartItem: call({
    method: 'POST',
    path: '/api/cart',
    audience: 'owner',
    summary:
      'Adds a product. An equal line grows by the quantity instead. 4005 when stock does not allow it. With an Idempotency-Key it is done once: a repeat within a day gets the first reply, another body 422.',
    query: null,
    body: addCartItemSchema,
    response: null,
  }),
  clearCart: call({
    method: 'DELETE',
    path: '/api/cart/clear',
    audience: 'owner',
    summary: 'Takes every line out of the cart.',
    query: null,
    body: null,
    response: null,
  }),
  removeCartLine: call({
    method: 'DELETE',
    path: '/api/cart/{id}',
    audience: 'owner',
    summary: 'Takes one line and its children out of the cart, or a child alone; 404 when the cart has no such line.',
    query: null,
    body: null,
    response: null,
  }),
  setCartQuantity: call({
    method: 'PUT',
    path: '/api/cart/{id}/quantity/{quantity}',
    audience: 'owner',
    summary: 'Sets the quantity (1–30) of a line and its children. 4005 when stock does not allow it.',
    query: null,
    body: null,
    response: null,
  }),
} as const satisfies Record<string, Call>
