/** The paths of the calls of a checkout. A page can use them without the validation rules in the table of calls. */
export const CHECKOUT_ROUTES = {
  getCheckout: { method: 'GET', path: '/api/checkout' },
  updateCheckout: { method: 'PUT', path: '/api/checkout' },
  addCoupon: { method: 'POST', path: '/api/coupon' },
  removeCoupon: { method: 'DELETE', path: '/api/coupon' },
  placeOrder: { method: 'POST', path: '/api/order' },
  payOrder: { method: 'POST', path: '/api/order/{number}/pay' },
  confirmPayment: { method: 'POST', path: '/api/order/{number}/confirm' },
} as const
