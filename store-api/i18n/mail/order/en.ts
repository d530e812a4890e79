import type { OrderMailTexts } from './order-mail-texts'

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`)

export const en: OrderMailTexts = {
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
}
