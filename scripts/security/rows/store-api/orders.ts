import type { SecurityRow } from '../../row'

/** Security requirements of orders, stock, prices and payments in the store API. */
export const ORDERS: SecurityRow[] = [
  {
    id: 'K01',
    requirement: 'Nothing is sold twice',
    tests: [
      [
        'tests/concurrency/scenarios/stock.ts',
        '10 pieces and 200 buyers make 10 orders, and every other buyer gets the sold-out error',
      ],
      ['store-api/orders/orders.pg.test.ts', '30 buyers of the last 5 pieces make 5 orders'],
    ],
  },
  {
    id: 'K02',
    requirement: 'One intent is one order',
    tests: [
      [
        'tests/concurrency/scenarios/one-order.ts',
        '100 checkouts of one cart with one idempotency key make one order with one payment',
      ],
      [
        'store-api/http/routes/place-order.test.ts',
        'with the same key: the first answer comes again, and says that it does',
      ],
      ['store-api/http/routes/place-order.test.ts', 'with the same key for something else is refused'],
    ],
  },
  {
    id: 'K03',
    requirement: 'Prices are the server’s, and sums add up',
    tests: [
      ['store-api/checkout/totals.test.ts', 'always add up, in whole cents, and are never negative'],
      [
        'store-api/checkout/totals.test.ts',
        'adds up to the last digit, and is what is charged: lines less discount with delivery is the total',
      ],
      ['store-api/http/routes/place-order.test.ts', 'for whatever a browser adds to it'],
      [
        'tests/concurrency/scenarios/mix.ts',
        'after 5 000 random operations of 20 clients every order, every cent and every piece is accounted for',
      ],
    ],
  },
  {
    id: 'K13',
    requirement: 'A webhook has its effect once, in whatever order, and only when it is genuine',
    tests: [
      [
        'tests/concurrency/scenarios/webhooks.ts',
        'each webhook has one effect, however often and in whatever order it comes, and polling changes nothing',
      ],
      [
        'tests/concurrency/scenarios/forged.ts',
        'amounts, owners and states sent by a browser are refused or ignored, and forged webhooks pay nothing',
      ],
      ['contract/webhook.test.ts', 'is not valid with any bit flipped'],
    ],
  },
  {
    id: 'K14',
    requirement: 'A coupon counts as often as it may',
    tests: [
      [
        'tests/concurrency/scenarios/coupon-limit.ts',
        'a coupon for 10 orders is redeemed by 10 of 200 concurrent orders',
      ],
      ['store-api/orders/orders.pg.test.ts', 'a coupon for once an email is had by one of five orders of it'],
    ],
  },
  {
    id: 'K15',
    requirement: 'A login puts the device’s cart into the customer’s, once',
    tests: [
      ['store-api/cart/merge-carts.test.ts', 'a line ends at 30, whatever the two held'],
      ['store-api/cart/merge-carts.test.ts', 'once more adds nothing, and what is in the cart stays after logout'],
      ['store-api/customers/accounts.pg.test.ts', 'ten logins on one device put its cart into the customer’s once'],
    ],
  },
  {
    id: 'K16',
    requirement: 'A quantity is 1 to 30; “clear” is no line',
    tests: [
      ['store-api/http/routes/cart.test.ts', 'never leaves 1–30 nor the stock, whatever is sent'],
      ['contract/call.test.ts', 'reads "clear" as the call, not as the id of a line'],
    ],
  },
  {
    id: 'K17',
    requirement: 'Tracking needs number and email, says where an order is and nothing of its buyer',
    tests: [
      [
        'store-api/http/routes/order-track.test.ts',
        'answers status, shipments and history, oldest first, and nothing about who ordered',
      ],
      ['store-api/http/routes/order-track.test.ts', 'says the very same of a wrong number, a wrong email and both'],
      ['store-api/http/rate-limiter.pg.test.ts', '40 devices trying emails for one order are answered ten times'],
    ],
  },
  {
    id: 'K34',
    requirement: 'Guests reserve little stock and trigger few emails to others; beyond that a captcha is required',
    tests: [
      [
        'store-api/http/routes/guest-orders.test.ts',
        'when their email has five unpaid orders, whatever its case and whichever devices they use',
      ],
      ['store-api/http/routes/guest-orders.test.ts', 'when their device has two unpaid orders, of whatever emails'],
      [
        'store-api/http/routes/guest-orders.test.ts',
        'when their network address has two unpaid orders; others go on, and so does who has none',
      ],
      [
        'store-api/http/routes/guest-orders.test.ts',
        'when their email was written about orders ten times within an hour',
      ],
      [
        'store-api/http/routes/guest-orders.test.ts',
        'by the address the storefront has signed, and by none that was written in on the way',
      ],
      [
        'lib/api/proxy/send-order.test.ts',
        'orders are counted by the address that the reverse proxy writes, of scripts and of plain forms alike',
      ],
      [
        'store-api/http/routes/guest-orders.test.ts',
        'is a proof of work for this action; the same order goes through with it, by the same key',
      ],
      [
        'store-api/mail/placed-mail.test.ts',
        'gets none about a guest’s unpaid order that is canceled or expires; the order ends all the same',
      ],
      ['store-api/mail/placed-mail.test.ts', 'are one when it is placed and canceled within a minute'],
      ['e2e/checkout/captcha.spec.ts', 'a guest with two unpaid orders is asked for a captcha, and orders with it'],
      [
        'store-api/orders/guest-limits.pg.test.ts',
        '15 orders of one email from 15 devices: five are placed, ten need a captcha',
      ],
      [
        'store-api/orders/guest-limits.pg.test.ts',
        '15 orders of 15 emails from one network address: two are placed, 13 need a captcha',
      ],
      [
        'store-api/http/routes/guest-orders.test.ts',
        'a guest’s hold never ends while a payment is processing, however long the bank takes',
      ],
    ],
  },
  {
    id: 'K36',
    requirement: 'A coupon does not reveal whether another email has used it',
    tests: [
      [
        'store-api/http/routes/coupon.test.ts',
        'reads as unknown for others who type that email: the same reply, letter for letter',
      ],
      [
        'store-api/http/routes/coupon.test.ts',
        'and where the email is typed afterwards: in the checkout, and by the order',
      ],
      [
        'store-api/http/routes/coupon.test.ts',
        'is reported as used to its owner only: a customer who followed the link of the mail',
      ],
    ],
  },
]
