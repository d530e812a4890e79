import type { SendForm } from '../forms/send-from-browser'

const load = () => import('./send-in-checkout')

/** Sends a step. What sends and judges it is loaded by then. */
export const sendStep: SendForm = async (...sent) => (await load()).sendStep(...sent)

/** Puts a coupon on the cart, in the same way. */
export const sendCoupon: SendForm = async (...sent) => (await load()).sendCoupon(...sent)
