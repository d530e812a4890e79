/** The parts of the account area, by their addresses. */
export const ADDRESS_PATH = '/account/address'
export const ORDERS_PATH = '/account/orders'
export const MESSAGES_PATH = '/account/messages'
export const TICKETS_PATH = '/account/ticket'
