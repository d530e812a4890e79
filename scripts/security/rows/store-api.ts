import type { SecurityRow } from '../row'

/** What the store API has to withstand. */
export const STORE_API: SecurityRow[] = [
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
    id: 'K04',
    requirement: 'A resource of another customer gets the same response as a missing one',
    tests: [
      ['store-api/http/routes/crossing.test.ts', 'is requested with every call that has an id in its path'],
      ['store-api/http/routes/crossing.test.ts', 'is the same as nothing to %s, and stays as it is'],
      [
        'tests/concurrency/scenarios/foreign-access.ts',
        'every call returns 404 for an order of another customer, and changes nothing',
      ],
    ],
  },
  {
    id: 'K05',
    requirement: 'Passwords are kept as argon2id; an unknown email takes as long as a wrong password',
    tests: [
      [
        'store-api/customers/password.test.ts',
        'is kept as argon2id with 19 MiB, two passes, one lane and a salt of its own',
      ],
      ['store-api/customers/password.test.ts', 'of an unknown customer takes the same work as a wrong one'],
      [
        'store-api/customers/password.test.ts',
        'that everybody tries first is refused at its field, however it is capitalised',
      ],
      ['store-api/customers/password.test.ts', 'that is new and holds a control character is refused at its field: %j'],
    ],
  },
  {
    id: 'K06',
    requirement: 'Guesses are few, however many come at once',
    tests: [
      ['store-api/customers/accounts.pg.test.ts', 'of 200 wrong passwords without captchas three are evaluated'],
      [
        'store-api/http/routes/login.test.ts',
        'is refused after 100 failures of a network address, whatever devices it names; others go on',
      ],
    ],
  },
  {
    id: 'K07',
    requirement: 'A session is 256 random bits of which a hash is kept; it ends in time, and with the password',
    tests: [
      ['store-api/customers/password.test.ts', 'is 256 bits in base64url, kept as a SHA-256'],
      ['store-api/customers/sessions.test.ts', 'ends after 30 days without a call'],
      ['store-api/customers/sessions.test.ts', 'ends after 90 days, however often it was used'],
      ['store-api/customers/accounts.pg.test.ts', 'no login with the old password outlives its change'],
    ],
  },
  {
    id: 'K08',
    requirement: 'A reset link works once, for 24 hours, the newest alone, and says the same to everybody',
    tests: [
      ['store-api/customers/accounts.pg.test.ts', '50 uses of one reset link are one success'],
      ['store-api/http/routes/password.test.ts', 'is possible for 24 hours'],
      ['store-api/http/routes/password.test.ts', 'works once, and only by the newest link'],
      ['store-api/http/routes/password.test.ts', 'says the same of any email, and writes to customers alone'],
    ],
  },
  {
    id: 'K09',
    requirement: 'A signature covers all of a request',
    tests: [
      ['contract/contract.test.ts', 'refuses a signature when any field of the request has changed'],
      ['contract/contract.test.ts', 'refuses a signature with any digit changed, cut, or in capitals'],
      ['store-api/http/authenticate.test.ts', 'is refused unless the operator accepts it'],
    ],
  },
  {
    id: 'K10',
    requirement: 'A signed write is taken once, within five minutes, by all instances together',
    tests: [
      ['store-api/http/replay.pg.test.ts', 'that one has taken is refused by the other'],
      [
        'store-api/http/replay.pg.test.ts',
        'is taken by one of them when it comes to both many times at the same moment',
      ],
      ['contract/contract.test.ts', 'takes times up to 300 seconds away, before and after'],
    ],
  },
  {
    id: 'K11',
    requirement: 'A captcha is used up by the first answer, right or wrong',
    tests: [
      ['store-api/customers/captcha/captcha.pg.test.ts', '50 guesses, one of them right, are one try'],
      ['store-api/http/routes/captcha.test.ts', 'uses the captcha up when the answer is wrong'],
      ['store-api/customers/captcha/captcha.test.ts', 'has 24 bits at least, and can stand in a path'],
    ],
  },
  {
    id: 'K12',
    requirement: 'What is sealed is opened in its place alone, and refused in one way',
    tests: [
      ['contract/contract.test.ts', 'refuses a sealed text with any character changed, always with the same words'],
      ['contract/contract.test.ts', 'refuses a sealed text in any other place, direction or answer'],
      [
        'store-api/http/authenticate.test.ts',
        'is refused with the one answer: any byte of the body, a plain body, no body',
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
      ['contract/webhook.test.ts', 'is not good with any of its bits flipped'],
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
    id: 'K18',
    requirement: 'Responses do not reveal who has an account',
    tests: [
      [
        'store-api/http/routes/register.test.ts',
        'says the same of a used email, changes nothing, and tells its owner alone, five times an hour',
      ],
      ['store-api/http/routes/login.test.ts', 'says the same of a wrong password and an unknown email, and is no 401'],
      ['store-api/http/routes/password.test.ts', 'takes as long whether the email has an account or not: %s'],
    ],
  },
  {
    id: 'K19',
    requirement: 'Values reach SQL as parameters; requests are bounded',
    tests: [
      [
        'scripts/security/source.test.ts',
        'writes SQL by hand only of constants: in migrations, the generator, and ranks (K19)',
      ],
      ['tests/fuzz/fuzz.test.ts', 'answers every signed call of %s with what it means, and with no error of its own'],
      [
        'store-api/db/pool.pg.test.ts',
        'wait for nothing without end: statements 2 s, locks 1 s, an idle transaction 5 s',
      ],
    ],
  },
  {
    id: 'K20',
    requirement: 'A body holds what its call takes and nothing else',
    tests: [
      ['contract/strict-bodies.test.ts', 'is refused for it: %s (K20)'],
      ['store-api/http/routes/password.test.ts', 'needs the old password, and a new one that is not common'],
    ],
  },
  {
    id: 'K21',
    requirement: 'Everything has a limit, and says when to come again',
    tests: [
      [
        'store-api/http/authenticate.test.ts',
        'refuse a body over 64 KiB, a query over 2 KiB, and JSON too deep or too long',
      ],
      [
        'store-api/http/request-limits.test.ts',
        'is so many calls, whatever devices it names; then 429 with Retry-After (K21)',
      ],
      [
        'store-api/http/request-limits.test.ts',
        'get 503 with Retry-After, in the envelope; the others are answered (R02)',
      ],
      [
        'lib/api/proxy/rate-limit.test.ts',
        'an address over the rate limit gets 429 in the envelope, and the store is not asked (K21)',
      ],
      ['lib/http/rate-limiter.redis.test.ts', 'let through together what one alone would'],
    ],
  },
  {
    id: 'K22',
    requirement: 'Database connections are bounded, none leaks, and no request waits for one without limit',
    tests: [
      [
        'store-api/db/pool.pg.test.ts',
        'none is lost by 10 000 transactions that fail, and there are never more than ten',
      ],
      [
        'store-api/db/pool.pg.test.ts',
        'all taken, a call gets 503 with Retry-After while they are held, and is answered once one is free',
      ],
      ['store-api/db/database.test.ts', 'is given up after three times'],
    ],
  },
  {
    id: 'K23',
    requirement: 'A data folder belongs to one process',
    tests: [
      ['store-api/main.test.ts', 'on a folder another process has is refused, in one sentence'],
      ['lib/config/data-folder.test.ts', 'is refused while a living process has it, and free again afterwards'],
    ],
  },
  {
    id: 'K24',
    requirement: 'A transaction uses nothing but itself; races are tried on PostgreSQL',
    tests: [
      [
        'scripts/security/source.test.ts',
        'uses in a transaction nothing but what the transaction hands it: PGlite would wait for ever (K24)',
      ],
      ['store-api/db/races.pg.test.ts', '40 buyers adding the last pieces never make stock or quantity wrong'],
    ],
  },
  {
    id: 'K25',
    requirement: 'Migrations are applied once, forward only',
    tests: [
      ['store-api/db/races.pg.test.ts', 'five starts apply each migration once'],
      ['store-api/db/races.pg.test.ts', 'a database migrated by a newer version is refused'],
    ],
  },
  {
    id: 'K26',
    requirement: 'A new shop has no invented data: no account, product, review, answer, page, company or sender',
    tests: [
      [
        'store-api/demo/catalogue/build-catalogue.test.ts',
        'has no customer unless the operator wants the two to try it with',
      ],
      [
        'store-api/db/empty-shop.test.ts',
        'has its settings and countries, and no product, review, answer, page or delivery',
      ],
      ['store-api/db/empty-shop.test.ts', 'says nothing of itself but its own address'],
      ['store-api/mail/send-mail.test.ts', 'waits, and is reported once, while the shop has no sender address'],
      [
        'e2e/stores/empty-shop.spec.ts',
        'every route of an empty shop answers 200 or 404, with something to read and nothing invented',
      ],
      [
        'e2e/stores/empty-shop.spec.ts',
        'a customer of an empty shop sees an account without anything invented, and gets such mails',
      ],
      [
        'e2e/stores/empty-shop.spec.ts',
        'feed, llms.txt and sitemap of an empty shop name no product, no page and no company',
      ],
    ],
  },
  {
    id: 'K27',
    requirement: 'Without good secrets nothing starts; two are good while one is changed',
    tests: [
      ['store-api/main.test.ts', 'without a secret, or with a short one, names the variable'],
      ['store-api/http/authenticate.test.ts', 'are both accepted, and the reply is sealed with the one that was used'],
      ['contract/contract.test.ts', 'starts with no secret shorter than 32 bytes'],
      [
        'lib/api/proxy/sessions.test.ts',
        'can be changed: what the one before sealed is still opened, and the new one seals',
      ],
    ],
  },
  {
    id: 'K28',
    requirement: 'What happens to accounts and at limits is written down',
    tests: [
      ['store-api/http/request-log.test.ts', 'tells logins, right and wrong, with who and from where'],
      ['store-api/http/request-log.test.ts', 'records password events: reset requested, reset, changed'],
      [
        'store-api/http/request-log.test.ts',
        'records others’ and unknown ids, and invalid sessions, with their request',
      ],
      ['store-api/http/request-log.test.ts', 'records exceeded rate limits'],
    ],
  },
  {
    id: 'K29',
    requirement:
      'The way past the picture is a proof of work: single use, of one device and action, dearer when used much',
    tests: [
      ['store-api/http/routes/captcha.test.ts', 'take a proof of work in place of the picture, once'],
      ['store-api/http/routes/captcha.test.ts', 'open the action they were made for and no other'],
      ['store-api/http/routes/captcha.test.ts', 'are of one device: the proof of another is refused'],
      ['store-api/http/routes/captcha.test.ts', 'refuse a proof that came too late, was changed, or is none'],
      [
        'store-api/http/routes/captcha.test.ts',
        'cost more the oftener the action is done in a minute, by whatever devices',
      ],
      ['store-api/customers/captcha/captcha.pg.test.ts', '50 checks of one proof of work give one pass'],
    ],
  },
  {
    id: 'K30',
    requirement: 'Wrong passwords of strangers never lock a customer out',
    tests: [
      [
        'store-api/http/routes/login.test.ts',
        'takes the right password with a captcha, however many wrong ones strangers tried',
      ],
      [
        'store-api/http/routes/login.test.ts',
        'asks a device its customer has signed in on for no captcha, whatever strangers try',
      ],
      [
        'store-api/http/routes/login.test.ts',
        'knows a device for its own customer alone, and not after the password has changed',
      ],
    ],
  },
  {
    id: 'K31',
    requirement: 'Limits do not hang on a cookie alone',
    tests: [
      ['lib/telemetry/request-scope.test.ts', 'knows the address of its connection, %s, unless it is this machine'],
      ['lib/auth/caller.test.ts', 'is at the other end of the connection where no proxy says'],
      ['lib/telemetry/startup-check.test.ts', 'says that limits are weak where no header names the shopper’s address'],
    ],
  },
  {
    id: 'K32',
    requirement:
      'A device has another name after login, logout and the order of a guest; tokens and orders go by one name alone',
    tests: [
      ['store-api/http/routes/next-device.test.ts', 'under which it is seen and paid; the old one has no access'],
      [
        'store-api/http/routes/next-device.test.ts',
        'the same however often it is sent, by the same key or another, under the old name or the next',
      ],
      ['lib/api/proxy/send-order.test.ts', 'with JavaScript, which never hears it, nor chooses it'],
      ['lib/api/proxy/send-order.test.ts', 'without JavaScript, and asks under the new one where it is paid'],
      ['lib/api/proxy/send-order.test.ts', 'not when the store knows nothing of it: the order stays with the device'],
      [
        'lib/api/proxy/sessions.test.ts',
        'has another name after a login, to which the token is bound in the same call',
      ],
      ['lib/api/proxy/sessions.test.ts', 'has another name after a logout'],
      ['store-api/customers/sessions.test.ts', 'is good for the device it was begun on, and for no other'],
      [
        'store-api/http/routes/login.test.ts',
        'binds the token to the device’s next name in the same call, while the cart is merged under the old one',
      ],
      ['lib/api/proxy/forward.test.ts', 'gives a new device its uuid for 365 days, out of reach of scripts'],
    ],
  },
  {
    id: 'K33',
    requirement: 'What a guest typed is theirs: with the guest’s cookie alone, and never before a customer’s own',
    tests: [
      ['lib/api/proxy/sessions.test.ts', 'hands a draft on to the customer only while its guest is there'],
      [
        'lib/api/proxy/forward.test.ts',
        'reads a checkout only for a customer, and for a guest with their cookie beside the device’s',
      ],
      [
        'store-api/checkout/merge-drafts.test.ts',
        'an address typed on the device never precedes the default of the book',
      ],
      ['store-api/checkout/merge-drafts.test.ts', 'a draft typed after the guest session ended is not merged'],
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
    id: 'K35',
    requirement: 'The log says once a minute why calls are refused; the refused client learns nothing',
    tests: [
      ['store-api/http/refusal-log.test.ts', 'logs once a minute that the %s is wrong, and the reply does not say so'],
      [
        'payment-service/authenticate.test.ts',
        'says that the %s of the shop is wrong, once a minute, and the answer does not',
      ],
      [
        'lib/telemetry/readiness.test.ts',
        'says on this machine which program refuses every call, and why; elsewhere it does not',
      ],
      [
        'e2e/operations/start-log.spec.ts',
        'another secret than the store API has appears in the log and at /readyz, and to no shopper',
      ],
      [
        'e2e/operations/start-log.spec.ts',
        'a clock that is off by more than the window appears in the log and at /readyz',
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
