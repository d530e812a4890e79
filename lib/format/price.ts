/** The contract's own: mails and invoices of the store API write amounts alike. */
export { formatPrice } from '../../contract/money'
