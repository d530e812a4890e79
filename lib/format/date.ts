/** The contract's own: mails and invoices of the store API tell the time alike. */
export { formatDate, formatMoment, formatTime, type DatePlace } from '../../contract/format-date'
