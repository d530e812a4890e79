import { KEY_PATTERN } from '../../contract/limits'
import { ORDERS_PATH } from './account-paths'

/** Where one order is looked at. */
export const orderPath = (number: string): string => `${ORDERS_PATH}/${number}`

/** Where the form of an order leads back to; the list for what names none. */
export const orderFormPage = (fields: URLSearchParams): string => {
  const number = fields.get('number') ?? ''
  return KEY_PATTERN.test(number) ? orderPath(number) : ORDERS_PATH
}

/** The invoice, a file of its own. */
export const invoicePath = (number: string): string => `/api/order/${number}/invoice`
