import type { Texts } from './texts'

export const en: Texts = {
  allInCart: (pieces) =>
    pieces === 1 ? 'The last one is already in your cart.' : `All ${pieces} are already in your cart.`,
  badRequest: 'That request could not be read.',
  busy: 'The shop is busy. Please try again in a moment.',
  childFollows: 'This piece comes with another one: change the quantity of that one.',
  customNotPossible: 'Nothing can be printed on this product.',
  invalidToken: 'Invalid Token',
  notFound: 'Not found.',
  onlyLeft: (available) => (available === 1 ? 'Only 1 left in this size.' : `Only ${available} left in this size.`),
  optionUnknown: 'Please choose a size of this product.',
  orderUnknown: 'We found no order with this number and email. Please check both.',
  productGone: 'This product is no longer in the shop.',
  size: 'Size',
  soldOut: 'This size is sold out.',
  tooLarge: 'That request is too large.',
  tooMany: (most) => `At most ${most} pieces of one kind.`,
  tooOften: (minutes) =>
    `That was tried too often. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  unknownError: 'Unknown error. Please try to refresh the page or contact our customer service.',
}
