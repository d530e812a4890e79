import { object } from 'yup'
import type { Call } from './call'
import { addressFieldsSchema, addressListSchema, addressSchema } from './entities/address'
import { addCartItemSchema, cartSchema } from './entities/cart'
import { categoryTreeSchema } from './entities/category'
import { productDetailSchema, productListSchema, productQuerySchema } from './entities/product'
import { newQuestionSchema, questionListSchema } from './entities/question'
import { newReviewSchema, ownReviewSchema, reviewListSchema, reviewQuerySchema } from './entities/review'
import { contentPageSchema, pageListSchema } from './entities/page'
import { messageListSchema, messageSchema } from './entities/message'
import { orderEntrySchema, orderQuerySchema, orderSchema } from './entities/order'
import { orderTrackSchema, trackedOrderSchema } from './entities/order-track'
import { searchQuerySchema, searchResultSchema, suggestionsSchema, suggestQuerySchema } from './entities/search'
import { shippingListSchema, shippingQuerySchema } from './entities/shipping'
import { bannerListSchema, countryListSchema, extensionListSchema, storeSettingsSchema } from './entities/store'
import { subscribeSchema } from './entities/subscribe'
import { newTicketSchema, ticketEntrySchema, ticketReplySchema, ticketSchema } from './entities/ticket'
import {
  captchaQuerySchema,
  captchaQuestionSchema,
  forgotPasswordSchema,
  loginAnswerSchema,
  loginSchema,
  passwordChangeSchema,
  profileSchema,
  registerSchema,
  resetPasswordSchema,
  userSchema,
  verifyEmailSchema,
} from './entities/user'
import { listSchema, pageQuery } from './list'
import { matchPath } from './path-template'
import { LIMITS } from './limits'

const call = <Row extends Call>(row: Row) => row

const LISTING_LIMIT = 12

/** Reviews or questions on one page. */
const REVIEW_LIMIT = 6

/** Messages, tickets or orders on one page. */
const ACCOUNT_LIMIT = 10

/** Spec §9. */
const SEARCH_LIMIT = 12

/**
 * Every call of the contract. The client, the proxy's allow-list, the store API's router and the generated
 * documentation all read this one table. Order matters where a fixed path could be taken for a parameter: fixed first.
 */
export const CALLS = {
  getStore: call({
    method: 'GET',
    path: '/api/store',
    audience: 'public',
    summary: 'The store settings.',
    query: null,
    body: null,
    answer: storeSettingsSchema,
  }),
  listExtensions: call({
    method: 'GET',
    path: '/api/store/ext',
    audience: 'public',
    summary: 'Scripts of the operator for the head of the shop’s pages, in their order.',
    query: null,
    body: null,
    answer: extensionListSchema,
  }),
  listBanners: call({
    method: 'GET',
    path: '/api/banner',
    audience: 'public',
    summary: 'The slides of the home page.',
    query: null,
    body: null,
    answer: bannerListSchema,
  }),
  listPages: call({
    method: 'GET',
    path: '/api/page',
    audience: 'public',
    summary: 'The site’s content pages, by their numbers.',
    query: null,
    body: null,
    answer: pageListSchema,
  }),
  getPage: call({
    method: 'GET',
    path: '/api/page/{key}',
    audience: 'public',
    summary: 'One content page; 404 when there is none with this key.',
    query: null,
    body: null,
    answer: contentPageSchema,
  }),
  listShipping: call({
    method: 'GET',
    path: '/api/shipping',
    audience: 'public',
    summary: 'The ways to deliver to a country, the cheapest first; 404 for a country that is not delivered to.',
    query: shippingQuerySchema,
    body: null,
    answer: shippingListSchema,
  }),
  listCategories: call({
    method: 'GET',
    path: '/api/category',
    audience: 'public',
    summary: 'The whole category tree.',
    query: null,
    body: null,
    answer: categoryTreeSchema,
  }),
  listCountries: call({
    method: 'GET',
    path: '/api/country',
    audience: 'public',
    summary: 'The countries the shop delivers to, with their states.',
    query: null,
    body: null,
    answer: countryListSchema,
  }),
  listProducts: call({
    method: 'GET',
    path: '/api/product',
    audience: 'public',
    summary: 'A page of products: of the whole shop, or of one category with all below it, narrowed by facets.',
    query: productQuerySchema.shape(pageQuery(LISTING_LIMIT)),
    body: null,
    answer: productListSchema,
  }),
  getProduct: call({
    method: 'GET',
    path: '/api/product/{key}',
    audience: 'public',
    summary: 'One product with everything its page shows; 404 when there is none with this key.',
    query: null,
    body: null,
    answer: productDetailSchema,
  }),
  listReviews: call({
    method: 'GET',
    path: '/api/product/{key}/review',
    audience: 'public',
    summary: 'Approved reviews of a product, newest first.',
    query: reviewQuerySchema.shape(pageQuery(REVIEW_LIMIT)),
    body: null,
    answer: reviewListSchema,
  }),
  getOwnReview: call({
    method: 'GET',
    path: '/api/product/{key}/review/own',
    audience: 'user',
    summary: 'What the customer wrote about a product; null when nothing.',
    query: null,
    body: null,
    answer: ownReviewSchema,
  }),
  addReview: call({
    method: 'POST',
    path: '/api/product/{key}/review',
    audience: 'user',
    summary: 'A review, to be approved before others see it. 4007 when the customer has written one. 429 when often.',
    query: null,
    body: newReviewSchema,
    answer: null,
  }),
  listQuestions: call({
    method: 'GET',
    path: '/api/product/{key}/question',
    audience: 'public',
    summary: 'Answered questions about a product, newest first.',
    query: object(pageQuery(REVIEW_LIMIT)),
    body: null,
    answer: questionListSchema,
  }),
  addQuestion: call({
    method: 'POST',
    path: '/api/product/{key}/question',
    audience: 'user',
    summary: 'A question, shown with its answer once it has one. 429 when often.',
    query: null,
    body: newQuestionSchema,
    answer: null,
  }),
  suggest: call({
    method: 'GET',
    path: '/api/search/suggest',
    audience: 'public',
    summary: 'What may be meant by what was typed so far: keywords, categories and products.',
    query: suggestQuerySchema,
    body: null,
    answer: suggestionsSchema,
  }),
  searchProducts: call({
    method: 'GET',
    path: '/api/search',
    audience: 'public',
    summary: 'Products by words, best first. Words that nothing is called by are corrected, and the answer says so.',
    query: searchQuerySchema.shape(pageQuery(SEARCH_LIMIT)),
    body: null,
    answer: searchResultSchema,
  }),
  subscribe: call({
    method: 'POST',
    path: '/api/subscribe',
    audience: 'owner',
    summary:
      'Takes an address for the newsletter. The answer is the same for one that was taken before. 429 when often.',
    query: null,
    body: subscribeSchema,
    answer: null,
  }),
  trackOrder: call({
    method: 'POST',
    path: '/api/order-track',
    audience: 'owner',
    summary: 'Status and shipments of an order. The same 404 whichever of number and email is wrong. 429 when often.',
    query: null,
    body: orderTrackSchema,
    answer: trackedOrderSchema,
  }),
  getCaptcha: call({
    method: 'GET',
    path: '/api/verify/captcha',
    audience: 'owner',
    summary: 'A new captcha picture for the device: PNG bytes, not sealed. The one before it is worth nothing.',
    query: captchaQuerySchema,
    body: null,
    answer: null,
  }),
  getCaptchaQuestion: call({
    method: 'GET',
    path: '/api/verify/question',
    audience: 'owner',
    summary: 'The same as a question in words, for who cannot see the picture.',
    query: captchaQuerySchema,
    body: null,
    answer: captchaQuestionSchema,
  }),
  checkCaptcha: call({
    method: 'POST',
    path: '/api/verify/captcha/{code}',
    audience: 'owner',
    summary:
      'Tries an answer, once: it is used up, right or wrong. A right one allows the device one protected call. 4002 when wrong.',
    query: captchaQuerySchema,
    body: null,
    answer: null,
  }),
  register: call({
    method: 'POST',
    path: '/api/register',
    audience: 'owner',
    summary:
      'Makes a customer and sends the verification mail. The answer is the same for a used email. 4002 without a captcha.',
    query: null,
    body: registerSchema,
    answer: null,
  }),
  verifyEmail: call({
    method: 'POST',
    path: '/api/verify/email',
    audience: 'owner',
    summary: 'Proves an email by the token of its mail: 24 hours, once. 4101 when expired, 4102 when used.',
    query: null,
    body: verifyEmailSchema,
    answer: null,
  }),
  login: call({
    method: 'POST',
    path: '/api/login',
    audience: 'owner',
    summary:
      'A token for email and password, and the device’s cart merged into the customer’s. 4001, 4002 after 3 failures, 429.',
    query: null,
    body: loginSchema,
    answer: loginAnswerSchema,
  }),
  logout: call({
    method: 'POST',
    path: '/api/logout',
    audience: 'user',
    summary: 'Revokes the token.',
    query: null,
    body: null,
    answer: null,
  }),
  forgotPassword: call({
    method: 'POST',
    path: '/api/forgot-password',
    audience: 'owner',
    summary:
      'Sends a reset link (24 hours, once, the newest cancels older ones). The answer is the same for any email.',
    query: null,
    body: forgotPasswordSchema,
    answer: null,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/api/reset-password',
    audience: 'owner',
    summary: 'A new password by the link’s token; every session ends. 4101 when expired, 4102 when used or replaced.',
    query: null,
    body: resetPasswordSchema,
    answer: null,
  }),
  getUser: call({
    method: 'GET',
    path: '/api/user',
    audience: 'user',
    summary: 'The signed-in customer.',
    query: null,
    body: null,
    answer: userSchema,
  }),
  updateUser: call({
    method: 'PUT',
    path: '/api/user',
    audience: 'user',
    summary: 'Changes the profile.',
    query: null,
    body: profileSchema,
    answer: userSchema,
  }),
  changePassword: call({
    method: 'PUT',
    path: '/api/user/password',
    audience: 'user',
    summary: 'Changes the password; every other session ends. 4001 when the old one is wrong.',
    query: null,
    body: passwordChangeSchema,
    answer: null,
  }),
  sendVerification: call({
    method: 'POST',
    path: '/api/user/verification',
    audience: 'user',
    summary: 'Sends the verification mail again; its link ends the ones before. 429 when often.',
    query: null,
    body: null,
    answer: null,
  }),
  endSessions: call({
    method: 'DELETE',
    path: '/api/user/session',
    audience: 'user',
    summary: 'Signs the customer out everywhere, here too.',
    query: null,
    body: null,
    answer: null,
  }),
  listAddresses: call({
    method: 'GET',
    path: '/api/address',
    audience: 'user',
    summary: 'The address book, default addresses first.',
    query: null,
    body: null,
    answer: addressListSchema,
  }),
  addAddress: call({
    method: 'POST',
    path: '/api/address',
    audience: 'user',
    summary:
      'Adds an address; the first one is the default of both kinds. 400 with field errors for a state the country does not have.',
    query: null,
    body: addressFieldsSchema,
    answer: addressSchema,
  }),
  updateAddress: call({
    method: 'PUT',
    path: '/api/address/{id}',
    audience: 'user',
    summary: 'Changes an address.',
    query: null,
    body: addressFieldsSchema,
    answer: addressSchema,
  }),
  removeAddress: call({
    method: 'DELETE',
    path: '/api/address/{id}',
    audience: 'user',
    summary: 'Takes an address out of the book; another becomes the default in its place.',
    query: null,
    body: null,
    answer: null,
  }),
  listMessages: call({
    method: 'GET',
    path: '/api/message',
    audience: 'user',
    summary: 'Messages of the shop, newest first, and how many are unread.',
    query: object(pageQuery(ACCOUNT_LIMIT)),
    body: null,
    answer: messageListSchema,
  }),
  getMessage: call({
    method: 'GET',
    path: '/api/message/{id}',
    audience: 'user',
    summary: 'One message.',
    query: null,
    body: null,
    answer: messageSchema,
  }),
  readMessage: call({
    method: 'PUT',
    path: '/api/message/{id}/read',
    audience: 'user',
    summary: 'Marks a message as read; again changes nothing.',
    query: null,
    body: null,
    answer: null,
  }),
  listTickets: call({
    method: 'GET',
    path: '/api/ticket',
    audience: 'user',
    summary: 'Tickets, the last changed first.',
    query: object(pageQuery(ACCOUNT_LIMIT)),
    body: null,
    answer: listSchema(ticketEntrySchema),
  }),
  addTicket: call({
    method: 'POST',
    path: '/api/ticket',
    audience: 'user',
    summary: 'Opens a ticket, about one of the customer’s orders or none. 429 when often.',
    query: null,
    body: newTicketSchema,
    answer: ticketSchema,
  }),
  getTicket: call({
    method: 'GET',
    path: '/api/ticket/{id}',
    audience: 'user',
    summary: 'A ticket with its thread.',
    query: null,
    body: null,
    answer: ticketSchema,
  }),
  replyTicket: call({
    method: 'POST',
    path: '/api/ticket/{id}/reply',
    audience: 'user',
    summary: 'Adds to the thread; a closed ticket opens again. 429 when often.',
    query: null,
    body: ticketReplySchema,
    answer: ticketSchema,
  }),
  listOrders: call({
    method: 'GET',
    path: '/api/order',
    audience: 'user',
    summary: 'Orders, newest first, by standing and age.',
    query: orderQuerySchema.shape(pageQuery(ACCOUNT_LIMIT)),
    body: null,
    answer: listSchema(orderEntrySchema),
  }),
  getOrder: call({
    method: 'GET',
    path: '/api/order/{number}',
    audience: 'user',
    summary: 'A whole order.',
    query: null,
    body: null,
    answer: orderSchema,
  }),
  getCart: call({
    method: 'GET',
    path: '/api/cart',
    audience: 'owner',
    summary: 'The cart of the token, or of the device where there is no token.',
    query: object(pageQuery(LIMITS.pageSize)),
    body: null,
    answer: cartSchema,
  }),
  addCartItem: call({
    method: 'POST',
    path: '/api/cart',
    audience: 'owner',
    summary: 'Adds a product. An equal line grows by the quantity instead. 4005 when stock does not allow it.',
    query: null,
    body: addCartItemSchema,
    answer: null,
  }),
  clearCart: call({
    method: 'DELETE',
    path: '/api/cart/clear',
    audience: 'owner',
    summary: 'Takes every line out of the cart.',
    query: null,
    body: null,
    answer: null,
  }),
  removeCartLine: call({
    method: 'DELETE',
    path: '/api/cart/{id}',
    audience: 'owner',
    summary: 'Takes one line and its children out of the cart; 404 when the cart has no such line.',
    query: null,
    body: null,
    answer: null,
  }),
  setCartQuantity: call({
    method: 'PUT',
    path: '/api/cart/{id}/quantity/{quantity}',
    audience: 'owner',
    summary: 'Sets the quantity (1–30) of a line and its children. 4005 when stock does not allow it.',
    query: null,
    body: null,
    answer: null,
  }),
} as const satisfies Record<string, Call>

export type CallName = keyof typeof CALLS

/** The call a request is for, with its path parameters; null when the contract has none. */
export function findCall(method: string, path: string): { call: Call; params: Record<string, string> } | null {
  for (const row of Object.values(CALLS)) {
    const params = row.method === method ? matchPath(row.path, path) : null
    if (params) return { call: row, params }
  }
  return null
}
