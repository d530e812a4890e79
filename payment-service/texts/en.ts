import type { Texts } from './types'

export const en: Texts = {
  title: (shop, amount) => `Pay ${amount} to ${shop}`,
  heading: 'Secure payment',
  toPay: 'To pay',
  payTo: (shop) => `To ${shop}`,
  order: 'Order',
  back: (shop) => `Back to ${shop}`,
  ways: 'Payment method',
  change: 'Change',
  fields: { number: 'Card number', name: 'Name on card', expiry: 'Expiry date', cvc: 'Security code' },
  hints: { expiry: 'MM / YY', cvc: '3 digits on the back' },
  problems: {
    'no-number': 'Enter the card number.',
    number: 'Check the card number.',
    make: 'We accept Visa, Mastercard and JCB. Use one of these cards.',
    name: 'Enter the name as shown on the card.',
    expiry: 'Enter the month and year, such as 07/29.',
    expired: 'This card has expired. Check the date, or use another card.',
    cvc: 'Enter the 3 digits on the back of the card.',
  },
  checkFields: 'Check the marked fields. You haven’t been charged.',
  pay: (amount) => `Pay ${amount}`,
  cardSafe: 'Your card number goes only to your bank. Neither we nor the shop store it.',
  payPal: {
    text: (shop, amount) => `You’re paying ${amount} to ${shop} from your PayPal account.`,
    agree: 'Agree and pay',
    cancel: 'Cancel',
  },
  failures: {
    declined: 'Your bank declined the payment. Try again, use another card, or choose another payment method.',
    timeout: 'Your bank didn’t answer. Try again, or choose another payment method.',
    'second-step': 'The code was wrong three times, so your bank declined the payment. You can try again.',
  },
  failureTitle: 'Not paid',
  otherWay: 'You haven’t been charged.',
  code: {
    title: 'Confirm it’s you',
    text: (last4) => `Your bank has sent you a code for the card that ends in ${last4}. Enter it to pay.`,
    label: 'Code',
    confirm: 'Confirm payment',
    wrong: (left) =>
      left === 1
        ? 'That code is wrong. You have one attempt left.'
        : `That code is wrong. You have ${left} attempts left.`,
    cancel: 'Use another payment method',
  },
  paid: { title: 'Paid', text: (amount) => `Thank you. You’ve paid ${amount}.` },
  canceled: { title: 'This payment was cancelled', text: 'There’s nothing to pay here. You haven’t been charged.' },
  processing: {
    title: 'Your bank is working on it',
    text: 'We’ve sent the payment and your bank hasn’t answered yet. You don’t need to wait here: the shop will tell you as soon as it does. Please don’t pay again.',
    again: 'Check again',
  },
  unknown: {
    title: 'No such payment',
    text: 'There’s no payment at this address. Go back to the shop and open it from there.',
  },
  refused: { title: 'Something went wrong', text: 'This form wasn’t sent from this page. Go back and try again.' },
  sandbox: 'Test mode',
  sandboxText: 'This payment service is for trying the shop out. No money moves, and real cards are declined.',
  testCards: 'Test cards',
  testCardsText: 'Use any name, a future date and any three digits.',
  testCode: (code) => `The code is ${code}`,
  behaviours: {
    paid: 'Paid',
    declined: 'Declined',
    'second-step': 'Asks for a code',
    timeout: 'The bank never answers: fails after 30 seconds',
    late: 'The bank answers late: paid after 8 seconds',
  },
}
