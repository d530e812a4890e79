/** Where a form that puts something into the cart leads a browser that brought no cookie: does it bring the one it was given? */
export const CART_AFTER_FIRST_COOKIE = '/api/session/cookies?to=%2Fcart%3Fnotice%3Dadded&needs=cart'
