import 'server-only'
import { orderFormPage } from '../../account/order-paths'
import { storeApi } from '../store-api'
import { cancelOrderForm } from '../../forms/own-order-forms'
import { definedFormHandler } from './shop-form'

/** Cancels an order of the account. The store API asks the payment service meanwhile. */
export const answerCancelOrder = definedFormHandler({
  form: cancelOrderForm,
  page: orderFormPage,
  send: async (call, caller) => (await storeApi().send({ ...call, caller })).data,
})
