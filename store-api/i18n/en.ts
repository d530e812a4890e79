import { en as checkout } from './checkout/en'
import { en as invoice } from './invoice/en'
import { en as mail } from './mail/en'
import { en as orderWords } from './order-words/en'
import type { Texts } from './texts'

export const en: Texts = {
  addressesFull: (most) => `Your address book holds at most ${most} addresses.`,
  allInCart: (pieces) =>
    pieces === 1 ? 'The last one is already in your cart.' : `All ${pieces} are already in your cart.`,
  alreadyReviewed: 'You have already reviewed this product.',
  badRequest: 'That request could not be read.',
  busy: 'The shop is busy. Please try again in a moment.',
  captchaNeeded: 'Please solve the captcha first.',
  captchaWrong: 'That was not the right answer. Please try the new one.',
  checkout,
  childFollows: 'This piece comes with another one: change the quantity of that one.',
  commonPassword: 'This password is one of the first that are guessed. Please choose another one.',
  countryUnknown: 'Please choose a country from the list.',
  customNotPossible: 'Nothing can be printed on this product.',
  invalidLogin: 'Error: Sorry, there is no match for that email address and/or password.',
  invalidToken: 'Invalid Token',
  invoice,
  linkExpired: 'This link has expired: it was valid for 24 hours. Please ask for a new one.',
  linkUsed: 'This link was used already, or a newer one has taken its place.',
  mail,
  notFound: 'Not found.',
  onlyLeft: (available) => (available === 1 ? 'Only 1 left in this size.' : `Only ${available} left in this size.`),
  optionUnknown: 'Please choose a size of this product.',
  orderUnknown: 'We found no order with this number and email. Please check both.',
  orderWords,
  ownOrderUnknown: 'None of your orders has this number.',
  passwordControls:
    'A password cannot hold control characters, such as tabs or line breaks. Please choose another one.',
  productGone: 'This product is no longer in the shop.',
  lineGone: 'This is no longer in your cart',
  size: 'Size',
  soldOut: 'This size is sold out.',
  stateUnknown: 'Please choose a state from the list.',
  tooLarge: 'That request is too large.',
  tooMany: (most) => `At most ${most} pieces of one kind.`,
  tooOften: (minutes) =>
    `That was tried too often. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  unknownError: 'unknown error',
  welcome: {
    subject: 'Welcome',
    text: [
      'Good to have you here.',
      'Your email is confirmed and your account is ready. In your address book you can keep the addresses you order to; your orders and what we write to you stand here as well.',
      'Is anything unclear? Open a ticket: we reply within 24 hours.',
    ].join('\n\n'),
  },
  wrongPassword: 'That is not your current password.',
}
