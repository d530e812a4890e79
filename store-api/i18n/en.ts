import type { Texts } from './types'

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

export const en: Texts = {
  addressesFull: (most) => `Your address book holds at most ${most} addresses.`,
  allInCart: (pieces) =>
    pieces === 1 ? 'The last one is already in your cart.' : `All ${pieces} are already in your cart.`,
  alreadyReviewed: 'You have already reviewed this product.',
  badRequest: 'That request could not be read.',
  busy: 'The shop is busy. Please try again in a moment.',
  captchaNeeded: 'Please solve the captcha first.',
  captchaWrong: 'That was not the right answer. Please try the new one.',
  checkout: {
    cartEmpty: 'Your cart is empty.',
    changed: 'Something has changed since you last saw your order. Please check it and order again.',
    couponInvalid: 'Invalid coupon',
    coupon: {
      unknown: 'We do not know this code.',
      notYet: 'It is not valid yet.',
      ended: 'It is no longer valid.',
      usedUp: 'It has been used up.',
      usedByEmail: 'You have already used it.',
      belowMinimum: (amount) => `It needs a cart of at least ${amount}.`,
    },
    emailInvalid: 'Is your email address correct? Please try again.',
    fieldInvalid: 'Please check what you entered here.',
    fieldRequired: 'Please fill this in.',
    fieldTooLong: (most) => `At most ${most} characters, please.`,
    fieldTooShort: (least) => `At least ${least} characters, please.`,
    inFlight: 'Your order is being placed at this moment. Please wait a second.',
    keyReused: 'This request was already answered for another order. Please reload the page and try again.',
    notPossibleAnyMore: 'That is no longer possible for this order.',
    paymentAway: 'The payment service cannot be reached at the moment. Nothing was charged; please try again shortly.',
    paymentMethodUnknown: 'Please choose how you would like to pay.',
    shippingUnknown: 'Please choose how we should deliver your order.',
    stockShort: 'Some pieces have been sold in the meantime. Please check the quantities.',
  },
  childFollows: 'This piece comes with another one: change the quantity of that one.',
  commonPassword: 'This password is one of the first that are guessed. Please choose another one.',
  countryUnknown: 'Please choose a country from the list.',
  customNotPossible: 'Nothing can be printed on this product.',
  invalidLogin: 'Error: Sorry, there is no match for that email address and/or password.',
  invalidToken: 'Invalid Token',
  invoice: {
    title: (number) => `Invoice ${number}`,
    heading: 'Invoice',
    number: 'Invoice number',
    ordered: 'Order placed',
    paid: 'Paid',
    refunded: 'Refunded',
    paidBy: 'Payment method',
    billing: 'Billing address',
    item: 'Item',
    quantity: 'Qty',
    unitPrice: 'Unit price',
    amount: 'Amount',
    model: (model) => `Model ${model}`,
    givenBack: 'Given back',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  linkExpired: 'This link has expired: it was valid for 24 hours. Please ask for a new one.',
  linkUsed: 'This link was used already, or a newer one has taken its place.',
  mail: {
    greeting: 'Hello,',
    signature: (shop) => `Your ${shop} team`,
    orCopy: 'If the button does not work, copy this address into your browser:',
    verifyEmail: {
      subject: (shop) => `Confirm your email for ${shop}`,
      before: ['Thank you for signing up. Please confirm that this is your email address.'],
      action: 'Confirm email',
      after: [
        'The link works once, within 24 hours.',
        'You did not sign up? Then ignore this mail: without you nothing will happen.',
      ],
    },
    alreadyRegistered: {
      subject: (shop) => `You already have an account at ${shop}`,
      before: [
        'Somebody, probably you, just tried to sign up with this email address. You already have an account, so nothing was changed.',
        'Sign in as usual. If you no longer know your password, choose a new one on the sign-in page.',
      ],
      action: 'Sign in',
      after: ['It was not you? Then you need not do anything.'],
    },
    resetPassword: {
      subject: (shop) => `Your new password for ${shop}`,
      before: ['Somebody, probably you, asked to choose a new password for your account.'],
      action: 'Choose a new password',
      after: [
        'The link works once, within 24 hours. A newer mail like this one takes its place.',
        'It was not you? Then ignore this mail: your password stays as it is.',
      ],
    },
    passwordChanged: {
      subject: (shop) => `Your password at ${shop} was changed`,
      before: ['The password of your account was just changed.'],
      action: 'Choose a new password',
      after: ['It was you? Then all is well. If it was not, choose a new password at once.'],
    },
    order: {
      placed: {
        subject: ({ number }) => `Your order ${number}`,
        before: ({ number, payUntil }) => [
          `Thank you for your order ${number}.`,
          payUntil
            ? `We keep everything for you until ${payUntil}. As soon as it is paid, we start packing.`
            : 'It is paid for, and we start packing.',
        ],
        after: ({ payUntil }) =>
          payUntil ? ['You have paid already? Then all is well: our next mail says that the money has come.'] : [],
      },
      paid: {
        subject: ({ number }) => `Your order ${number} is paid`,
        before: ({ number, isCollection }) => [
          `Your payment for the order ${number} has come. Thank you.`,
          isCollection
            ? 'We pack it now and write again when it is ready to collect.'
            : 'We pack it now and write again when it is on its way.',
        ],
        after: () => [
          'You can send it back within 30 days, unworn and with its tags on; printed shirts only if something is wrong with them.',
        ],
      },
      shipped: {
        subject: ({ number, parcel, isCollection }) =>
          (isCollection
            ? {
                whole: `Your order ${number} is ready to collect`,
                part: `A part of your order ${number} is ready to collect`,
                rest: `The rest of your order ${number} is ready to collect`,
              }
            : {
                whole: `Your order ${number} is on its way`,
                part: `A part of your order ${number} is on its way`,
                rest: `The rest of your order ${number} is on its way`,
              })[parcel],
        before: ({ number, pieces: count, parcel, isCollection }) => [
          (isCollection
            ? {
                whole: `Your order ${number} is ready to collect. Please have the order number with you.`,
                part: `A part of your order ${number} is ready to collect: ${pieces(count)}. The rest follows.`,
                rest: `The rest of your order ${number} is ready to collect: ${pieces(count)}.`,
              }
            : {
                whole: `Your order ${number} is on its way to you.`,
                part: `A parcel of your order ${number} is on its way to you: ${pieces(count)}. The rest follows.`,
                rest: `The rest of your order ${number} is on its way to you: ${pieces(count)}.`,
              })[parcel],
        ],
        after: () => [
          'You can send it back within 30 days, unworn and with its tags on; printed shirts only if something is wrong with them.',
        ],
      },
      canceled: {
        subject: ({ number }) => `Your order ${number} was canceled`,
        before: ({ number, refund, isExpired }) => [
          isExpired
            ? `Your order ${number} was not paid in time, so we have canceled it. Nothing was charged.`
            : `Your order ${number} was canceled.`,
          ...(refund ? [`We give back the ${refund} you paid, the way you paid it. That can take a few days.`] : []),
        ],
        after: ({ isExpired }) =>
          isExpired ? ['You still want it? Everything is in the shop as long as there is stock.'] : [],
      },
      refunded: {
        subject: ({ number }) => `Your refund for the order ${number}`,
        before: ({ number, refund }) => [
          `We have given back ${refund} for your order ${number}, the way you paid.`,
          'It can take a few days until your bank shows it.',
        ],
        after: () => [],
      },
      actions: { pay: 'Pay now', order: 'See your order', track: 'Track your order' },
      lines: (number) => `Order ${number}`,
      carrier: 'Carrier',
      trackingNumber: 'Tracking number',
      carrierPage: 'Follow the parcel at the carrier',
    },
  },
  notFound: 'Not found.',
  onlyLeft: (available) => (available === 1 ? 'Only 1 left in this size.' : `Only ${available} left in this size.`),
  optionUnknown: 'Please choose a size of this product.',
  orderUnknown: 'We found no order with this number and email. Please check both.',
  orderWords: {
    size: (size) => `Size ${size}`,
    print: (print) => `Print: ${print}`,
    subTotal: 'Subtotal',
    discount: (code) => (code ? `Discount (${code})` : 'Discount'),
    delivery: (method) => (method ? `Delivery (${method})` : 'Delivery'),
    total: 'Total',
    address: 'Delivery address',
    collectAt: 'Collect at',
  },
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
