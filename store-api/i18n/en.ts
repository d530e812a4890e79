import type { OrderFacts, Texts } from './types'

const itemCount = (count: number) => (count === 1 ? '1 item' : `${count} items`)

/** The return policy; empty if nothing is promised. */
const returns = ({ isPersonalized, returnDays: days }: OrderFacts) =>
  days === null
    ? []
    : [
        `You can return items unused within ${days === 1 ? 'one day' : `${days} days`}.`,
        ...(isPersonalized ? ['Personalised items can only be returned if they are faulty.'] : []),
      ]

export const en: Texts = {
  addressesFull: (max) => `Your address book holds up to ${max} addresses.`,
  allInCart: (stock) =>
    stock === 1 ? 'The last one is already in your cart.' : `All ${stock} are already in your cart.`,
  alreadyReviewed: 'You have already reviewed this product.',
  badRequest: 'That request could not be read.',
  busy: 'The shop is busy. Please try again in a moment.',
  captchaRequired: 'Complete the captcha first.',
  captchaWrong: 'That wasn’t right. Try the new one.',
  checkout: {
    cartEmpty: 'Your cart is empty.',
    changed: 'Your order has changed since you last looked. Check it and place it again.',
    couponInvalid: 'Invalid coupon',
    coupon: {
      unknown: 'We don’t recognise this code.',
      notYetValid: 'It isn’t valid yet.',
      expired: 'It has expired.',
      usedUp: 'It has been used up.',
      usedByEmail: 'You’ve already used it.',
      belowMinimum: (amount) => `Your items need to come to at least ${amount}.`,
    },
    emailInvalid: 'Is your email address correct? Please try again.',
    fieldInvalid: 'Check what you entered here.',
    fieldRequired: 'Fill in this field.',
    fieldTooLong: (max) => `Use at most ${max} characters.`,
    fieldTooShort: (min) => `Use at least ${min} characters.`,
    inFlight: 'We’re already placing your order. Please wait a moment.',
    keyReused: 'This request has already been used for something else. Reload the page and try again.',
    notPossibleAnyMore: 'That’s no longer possible for this order.',
    paymentUnavailable:
      'We can’t reach the payment service at the moment. You haven’t been charged; please try again shortly.',
    paymentMethodUnknown: 'Choose a payment method.',
    shippingUnknown: 'Choose a delivery method.',
    notEnoughStock: 'We no longer have enough of some items. Check the quantities.',
  },
  childQuantityFixed: 'Change the quantity of the item it belongs to.',
  commonPassword: 'This password is too easy to guess. Choose another one.',
  countryUnknown: 'Choose a country from the list.',
  customNotPossible: 'This product can’t be personalised.',
  personalization: {
    missing: (label) => `${label}: fill in this field.`,
    tooLong: (label, max) => `${label}: use at most ${max} characters.`,
    characters: (label) => `${label}: some of these characters can’t be used.`,
    pattern: (label) => `${label}: this isn’t in the form we need.`,
    number: (label, min, max) => `${label}: enter a whole number from ${min} to ${max}.`,
  },
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
    refundAmount: 'Refunded',
    taxes: 'Tax included',
    net: 'Net',
    tax: 'Tax',
    gross: 'Gross',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  linkExpired: 'This link has expired: it was valid for 24 hours. Request a new one.',
  linkUsed: 'This link has already been used, or a newer one has replaced it.',
  mail: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    signature: (shop) => `Your ${shop} team`,
    contact: (email, telephone) =>
      email && telephone ? `Questions? Write to ${email} or call ${telephone}.` : `Questions? ${email || telephone}`,
    copyLinkHint: 'If the button doesn’t work, copy this address into your browser:',
    verifyEmail: {
      subject: (shop) => `Confirm your email for ${shop}`,
      before: ['Thanks for creating an account. Please confirm your email address.'],
      action: 'Confirm email',
      after: [
        'The link works once and expires after 24 hours.',
        'Didn’t create an account? You can ignore this email.',
      ],
    },
    alreadyRegistered: {
      subject: (shop) => `You already have an account at ${shop}`,
      before: [
        'Someone, probably you, just tried to create an account with this email address. You already have one, so nothing has changed.',
        'Log in as usual. If you’ve forgotten your password, you can set a new one on the login page.',
      ],
      action: 'Log in',
      after: ['If this wasn’t you, you don’t need to do anything.'],
    },
    resetPassword: {
      subject: (shop) => `Reset your password for ${shop}`,
      before: ['Someone, probably you, asked to reset the password for your account.'],
      action: 'Reset password',
      after: [
        'The link works once and expires after 24 hours. Only the link in our latest email is valid.',
        'If this wasn’t you, ignore this email: your password stays the same.',
      ],
    },
    choosePassword: {
      subject: (shop) => `Choose a password for ${shop}`,
      before: [
        'Our shop has moved to a new system, and your account came with it. Only your password did not. Please choose a new one.',
      ],
      action: 'Choose password',
      after: [
        'The link works once and expires after 24 hours. After that, “Forgot password?” on the login page sends you a new one.',
        'If you don’t need your account any more, ignore this email.',
      ],
    },
    passwordChanged: {
      subject: (shop) => `Your password at ${shop} was changed`,
      before: ['The password for your account has just been changed.'],
      action: 'Reset password',
      after: ['If this wasn’t you, reset your password now.'],
    },
    order: {
      placed: {
        subject: ({ number }) => `Your order ${number}`,
        before: ({ number, payUntil, needsDelivery }) => [
          `Thank you for your order ${number}.`,
          payUntil
            ? needsDelivery
              ? `We’ll hold your items until ${payUntil}. We’ll start packing as soon as you’ve paid.`
              : `We’ll hold your items until ${payUntil}.`
            : needsDelivery
              ? 'It’s paid, and we’re packing it now.'
              : 'It’s paid, and there’s nothing to deliver.',
        ],
        after: ({ payUntil }) => (payUntil ? ['Already paid? We’ll confirm by email shortly.'] : []),
      },
      paid: {
        subject: ({ number }) => `Your order ${number} is paid`,
        before: ({ number, isCollection, needsDelivery, arrival }) => [
          `Thanks, we’ve received your payment for order ${number}.`,
          ...(needsDelivery
            ? [
                isCollection
                  ? 'We’re packing it now and will email you when it’s ready to collect.'
                  : 'We’re packing it now and will email you when it ships.',
              ]
            : []),
          ...(arrival ? [isCollection ? `Ready ${arrival}.` : `Arrives ${arrival}.`] : []),
        ],
        after: returns,
      },
      shipped: {
        subject: ({ number, parcel, isCollection }) =>
          (isCollection
            ? {
                whole: `Your order ${number} is ready to collect`,
                part: `Part of your order ${number} is ready to collect`,
                rest: `The rest of your order ${number} is ready to collect`,
              }
            : {
                whole: `Your order ${number} is on its way`,
                part: `Part of your order ${number} is on its way`,
                rest: `The rest of your order ${number} is on its way`,
              }
          )[parcel],
        before: ({ number, pieces: count, parcel, isCollection, arrival }) => [
          (isCollection
            ? {
                whole: `Your order ${number} is ready to collect. Please bring the order number with you.`,
                part: `Part of your order ${number} is ready to collect: ${itemCount(count)}. The rest will follow.`,
                rest: `The rest of your order ${number} is ready to collect: ${itemCount(count)}.`,
              }
            : {
                whole: `Your order ${number} is on its way to you.`,
                part: `A parcel from your order ${number} is on its way to you: ${itemCount(count)}. The rest will follow.`,
                rest: `The rest of your order ${number} is on its way to you: ${itemCount(count)}.`,
              }
          )[parcel],
          ...(arrival && parcel === 'whole' && !isCollection ? [`Arrives ${arrival}.`] : []),
        ],
        after: returns,
      },
      canceled: {
        subject: ({ number }) => `Your order ${number} was cancelled`,
        before: ({ number, refund, isExpired }) => [
          isExpired
            ? `Your order ${number} wasn’t paid in time, so we’ve cancelled it. You haven’t been charged.`
            : `Your order ${number} was cancelled.`,
          ...(refund ? [`We’ll refund ${refund} to your original payment method. This can take a few days.`] : []),
        ],
        after: ({ isExpired }) =>
          isExpired ? ['Still want it? You’ll find everything in the shop while stocks last.'] : [],
      },
      refunded: {
        subject: ({ number }) => `Your refund for order ${number}`,
        before: ({ number, refund }) => [
          `We’ve refunded ${refund} for your order ${number} to your original payment method.`,
          'It can take a few days to appear on your statement.',
        ],
        after: () => [],
      },
      received: {
        subject: (number, total) => `New order ${number}: ${total}`,
        before: (number, pieces) => `Order ${number} is paid: ${itemCount(pieces)}.`,
        buyer: (buyer) => `Ordered by ${buyer}.`,
        note: (note) => `Note: ${note}`,
      },
      actions: { pay: 'Pay now', order: 'See your order', track: 'Track your order' },
      lines: (number) => `Order ${number}`,
      carrier: 'Carrier',
      trackingNumber: 'Tracking number',
      carrierPage: 'Track the parcel with the carrier',
    },
  },
  notFound: 'Not found.',
  lowStock: (available) => (available === 1 ? 'Only 1 left in this size.' : `Only ${available} left in this size.`),
  optionUnknown: 'Choose from the options of this product.',
  orderUnknown: 'We couldn’t find an order with this number and email. Check both.',
  orderWords: {
    size: (size) => `Size ${size}`,
    print: (print) => `Print: ${print}`,
    subTotal: 'Subtotal',
    discount: (code) => (code ? `Discount (${code})` : 'Discount'),
    delivery: (method) => (method ? `Delivery (${method})` : 'Delivery'),
    total: 'Total',
    address: 'Delivery address',
    collectAt: 'Collect at',
    tax: ({ name, net, isCharged }) => `${isCharged ? 'Includes ' : ''}${name} (net ${net})`,
    vatNumber: (number) => `VAT number: ${number}`,
  },
  attachmentTooLarge: 'A file can be 5 MB at most.',
  attachmentType: 'Use a picture (JPEG, PNG or WebP) or a PDF.',
  attachmentHeic: 'Browsers can’t show HEIC photos. Save it as JPEG and attach that.',
  attachmentDamaged: 'This file is damaged. Save it again, or attach another one.',
  attachmentsFull: 'You’ve reached 50 MB of files. Attach a smaller one, or describe it instead.',
  attachmentGone: 'A file is no longer there. Attach it again.',
  ownOrderUnknown: 'None of your orders has this number.',
  passwordControls: 'A password can’t contain control characters, such as tabs or line breaks. Choose another one.',
  productUnavailable: 'This product is no longer available.',
  lineNotFound: 'This item is no longer in your cart.',
  size: 'Size',
  soldOut: 'This size is sold out.',
  stateUnknown: 'Choose a state from the list.',
  tooLarge: 'That request is too large.',
  tooMany: (max) => `You can buy up to ${max} of one item.`,
  tooManyAttempts: (minutes) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  unknownError: 'unknown error',
  formerCustomer: 'Former customer',
  welcome: {
    subject: 'Welcome',
    text: [
      'Good to have you here.',
      'Your email address is confirmed and your account is ready. Save your addresses in the address book; you’ll also find your orders and our messages here.',
    ].join('\n\n'),
    tickets: 'Got a question? Open a ticket: we reply within 24 hours.',
  },
  wrongPassword: 'That isn’t your current password.',
}
