/** The order list; each order is below it, under its number. */
export const ORDERS_PATH = '/account/orders'
