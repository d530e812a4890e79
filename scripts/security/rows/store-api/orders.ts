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
        'with the same key: the first response is replayed, and marked as replayed',
      ],
      ['store-api/http/routes/place-order.test.ts', 'with the same key for another order is refused'],
    ],
  },
  {
    id: 'K03',
    requirement: 'Prices are the server’s, and sums add up',
    tests: [
      ['store-api/checkout/totals.test.ts', 'always add up, in whole cents, and are never negative'],
      [
        'store-api/checkout/totals.test.ts',
        'adds up to the last digit and equals the charge: lines minus discount plus delivery is the total',
      ],
      ['store-api/http/routes/place-order.test.ts', 'for any field that a browser adds'],
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
      [
        'store-api/orders/orders.pg.test.ts',
        'a coupon for one use per email is redeemed by one of five orders of that email',
      ],
    ],
  },
  {
    id: 'K15',
    requirement: 'A login puts the device’s cart into the customer’s, once',
    tests: [
      ['store-api/cart/merge-carts.test.ts', 'a line is capped at 30, whatever the two carts contain'],
      ['store-api/cart/merge-carts.test.ts', 'a second merge adds nothing, and the cart is kept after logout'],
      ['store-api/customers/accounts.pg.test.ts', 'ten logins on one device put its cart into the customer’s once'],
    ],
  },
  {
    id: 'K16',
    requirement: 'A quantity is 1 to 30; “clear” is no line',
    tests: [
      ['store-api/http/routes/cart.test.ts', 'keeps the quantity within 1–30 and the stock, whatever is sent'],
      ['contract/call.test.ts', 'reads "clear" as the call, not as the id of a line'],
    ],
  },
  {
    id: 'K17',
    requirement: 'Tracking needs number and email, says where an order is and nothing of its buyer',
    tests: [
      [
        'store-api/http/routes/order-track.test.ts',
        'returns status, shipments and history, oldest first, and no data of the buyer',
      ],
      ['store-api/http/routes/order-track.test.ts', 'returns the same 404 for a wrong number, a wrong email and both'],
      ['store-api/http/rate-limiter.pg.test.ts', '40 devices trying emails for one order are answered ten times'],
    ],
  },
  {
    id: 'K34',
    requirement: 'Guests reserve little stock and trigger few emails to others; beyond that a captcha is required',
    tests: [
      [
        'store-api/http/routes/guest-orders.test.ts',
        'when their email has five unpaid orders, in any letter case and on any devices',
      ],
      ['store-api/http/routes/guest-orders.test.ts', 'when their device has two unpaid orders, with any emails'],
      [
        'store-api/http/routes/guest-orders.test.ts',
        'when their network address has two unpaid orders; another or an unknown address needs none',
      ],
      ['store-api/http/routes/guest-orders.test.ts', 'when their email got ten mails about orders within an hour'],
      ['store-api/http/routes/guest-orders.test.ts', 'by the address that the storefront signed, and by no forged one'],
      [
        'lib/api/proxy/send-order.test.ts',
        'orders of scripts and of plain forms are counted by the client address from the reverse proxy',
      ],
      [
        'store-api/http/routes/guest-orders.test.ts',
        'is a proof of work for this action; the same order succeeds with it, by the same key',
      ],
      [
        'store-api/mail/placed-mail.test.ts',
        'gets no mail about a guest’s unpaid order that is canceled or expires; the order still ends',
      ],
      ['store-api/mail/placed-mail.test.ts', 'are reduced to one if it is placed and canceled within a minute'],
      ['e2e/checkout/captcha.spec.ts', 'a guest with two unpaid orders needs a captcha, and orders with it'],
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
        'a guest’s reservation never expires while a payment is processing, however long the bank takes',
      ],
    ],
  },
  {
    id: 'K36',
    requirement: 'A coupon does not reveal whether another email has used it',
    tests: [
      [
        'store-api/http/routes/coupon.test.ts',
        'looks unknown to others who type that email: the replies are identical',
      ],
      [
        'store-api/http/routes/coupon.test.ts',
        'looks unknown if the email is typed afterwards: in the checkout, and in the order',
      ],
      [
        'store-api/http/routes/coupon.test.ts',
        'is reported as used to its owner only: a customer with a verified email',
      ],
    ],
  },
]
