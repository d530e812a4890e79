/**
 * The redirect after a form of the cart, for a browser without cookies: it checks whether the cookie that was just set
 * is returned.
 */
export const CART_AFTER_FIRST_COOKIE = '/api/session/cookies?to=%2Fcart%3Fnotice%3Dadded&needs=cart'
