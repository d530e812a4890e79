import 'server-only'
import type { FormName } from '../../forms/form-names'
import {
  cancelOrder,
  openTicket,
  readMessage,
  removeAddress,
  reorder,
  replyToTicket,
  saveAddress,
  setDefaultAddress,
} from './account-forms'
import {
  changePassword,
  endSessions,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  sendVerification,
  updateProfile,
  verifyEmail,
} from './auth-forms'
import { addForm, cartForm, clearForm, productPath, quantityForm, removeForm } from './cart-forms'
import {
  addCoupon,
  checkoutAddress,
  checkoutContact,
  checkoutDelivery,
  continueAsGuest,
  removeCoupon,
} from './checkout-forms'
import { cancelConfirmedOrder, payOrder, submitOrder } from './order-forms'
import { openOrder, trackOrder } from './order-track-forms'
import { addQuestion, addReview, subscribe } from './shop-forms'

/** The POST handler of each plain form. */
export const FORM_ROUTES: Readonly<Record<FormName, (request: Request) => Promise<Response>>> = {
  'account/address/default': setDefaultAddress,
  'account/address/remove': removeAddress,
  'account/address/save': saveAddress,
  'account/message/read': readMessage,
  'account/order/cancel': cancelOrder,
  'account/order/reorder': reorder,
  'account/password': changePassword,
  'account/profile': updateProfile,
  'account/sessions': endSessions,
  'account/ticket': openTicket,
  'account/ticket/reply': replyToTicket,
  'account/verification': sendVerification,
  'cart/add': cartForm(addForm, productPath),
  'cart/clear': cartForm(clearForm),
  'cart/quantity': cartForm(quantityForm),
  'cart/remove': cartForm(removeForm),
  'checkout/address': checkoutAddress,
  'checkout/cancel': cancelConfirmedOrder,
  'checkout/contact': checkoutContact,
  'checkout/coupon': addCoupon,
  'checkout/coupon/remove': removeCoupon,
  'checkout/delivery': checkoutDelivery,
  'checkout/guest': continueAsGuest,
  'checkout/order': submitOrder,
  'checkout/pay': payOrder,
  'forgot-password': forgotPassword,
  login,
  logout,
  'order-track': trackOrder,
  'order-track/open': openOrder,
  'product/question': addQuestion,
  'product/review': addReview,
  register,
  'reset-password': resetPassword,
  subscribe,
  verify: verifyEmail,
}
