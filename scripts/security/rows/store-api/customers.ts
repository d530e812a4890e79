import type { SecurityRow } from '../../row'

/** Security requirements of accounts, passwords and captchas in the store API. */
export const CUSTOMERS: SecurityRow[] = [
  {
    id: 'K04',
    requirement: 'A resource of another customer gets the same response as a missing one',
    tests: [
      ['store-api/http/routes/crossing.test.ts', 'is requested with every call that has an id in its path'],
      ['store-api/http/routes/crossing.test.ts', 'gets the same 404 as a missing resource from %s, and is unchanged'],
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
        'is stored as argon2id with 19 MiB, two passes, one lane and a salt of its own',
      ],
      ['store-api/customers/password.test.ts', 'of an unknown customer takes the same work as a wrong one'],
      ['store-api/customers/password.test.ts', 'that is common is refused at its field, in any capitalisation'],
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
        'is refused after 100 failures of a network address, whatever devices it names; others are not',
      ],
    ],
  },
  {
    id: 'K07',
    requirement: 'A session is 256 random bits of which a hash is kept; it ends in time, and with the password',
    tests: [
      ['store-api/customers/password.test.ts', 'is 256 bits in base64url, stored as a SHA-256'],
      ['store-api/customers/sessions.test.ts', 'ends after 30 days without a call'],
      ['store-api/customers/sessions.test.ts', 'ends after 90 days, however often it was used'],
      ['store-api/customers/accounts.pg.test.ts', 'no login with the old password outlives its change'],
    ],
  },
  {
    id: 'K08',
    requirement: 'A reset link works once, for 24 hours, the newest alone, and says the same to everybody',
    tests: [
      ['store-api/customers/accounts.pg.test.ts', '50 uses of one reset link succeed once'],
      ['store-api/http/routes/password.test.ts', 'is possible for 24 hours'],
      ['store-api/http/routes/password.test.ts', 'works once, and only by the newest link'],
      ['store-api/http/routes/password.test.ts', 'returns the same for any email, and sends mail to customers only'],
    ],
  },
  {
    id: 'K11',
    requirement: 'A captcha is used up by the first answer, right or wrong',
    tests: [
      ['store-api/customers/captcha/captcha.pg.test.ts', '50 guesses, one of them right, count as one attempt'],
      ['store-api/http/routes/captcha.test.ts', 'uses the captcha up when the answer is wrong'],
      ['store-api/customers/captcha/captcha.test.ts', 'has 24 bits at least, and is valid in a URL path'],
    ],
  },
  {
    id: 'K18',
    requirement: 'Responses do not reveal who has an account',
    tests: [
      [
        'store-api/http/routes/register.test.ts',
        'returns the same for a used email, changes nothing, and mails its owner only, five times an hour',
      ],
      [
        'store-api/http/routes/login.test.ts',
        'returns the same error for a wrong password and an unknown email, and no 401',
      ],
      ['store-api/http/routes/password.test.ts', 'takes as long whether the email has an account or not: %s'],
    ],
  },
  {
    id: 'K30',
    requirement: 'Wrong passwords of strangers never lock a customer out',
    tests: [
      [
        'store-api/http/routes/login.test.ts',
        'accepts the right password with a captcha, however many wrong ones strangers tried',
      ],
      [
        'store-api/http/routes/login.test.ts',
        'requires no captcha on a device its customer has signed in on, whatever strangers try',
      ],
      [
        'store-api/http/routes/login.test.ts',
        'accepts a known device for its own customer only, and not after a password change',
      ],
    ],
  },
  {
    id: 'K31',
    requirement: 'Limits do not hang on a cookie alone',
    tests: [
      [
        'lib/telemetry/request-scope.test.ts',
        'has the remote address of its connection, %s, unless it is this machine',
      ],
      ['lib/auth/caller.test.ts', 'has the remote address of the connection if no proxy header is configured'],
      ['lib/telemetry/startup-check.test.ts', 'warns of weak limits if no header for the client address is configured'],
    ],
  },
  {
    id: 'K32',
    requirement:
      'A device has another name after login, logout and the order of a guest; tokens and orders go by one name alone',
    tests: [
      [
        'store-api/http/routes/next-device.test.ts',
        'under which the order is shown and paid; the old one has no access',
      ],
      [
        'store-api/http/routes/next-device.test.ts',
        'the same for every repetition, by the same key or another, under the old name or the next',
      ],
      ['lib/api/proxy/send-order.test.ts', 'with JavaScript, which neither receives nor chooses it'],
      ['lib/api/proxy/send-order.test.ts', 'without JavaScript, and requests the payment page with the new uuid'],
      ['lib/api/proxy/send-order.test.ts', 'not if the store API does not support it: the order stays with the device'],
      [
        'lib/api/proxy/sessions.test.ts',
        'gets another uuid after a login, and the token is bound to it in the same call',
      ],
      ['lib/api/proxy/sessions.test.ts', 'gets another uuid after a logout'],
      ['store-api/customers/sessions.test.ts', 'is valid for the device it was started on, and for no other'],
      [
        'store-api/http/routes/login.test.ts',
        'binds the token to the device’s next uuid in the same call, while the cart is merged under the old one',
      ],
      ['lib/api/proxy/forward.test.ts', 'sets the uuid cookie of a new device for 365 days, HttpOnly'],
    ],
  },
  {
    id: 'K33',
    requirement: 'What a guest typed is theirs: with the guest’s cookie alone, and never before a customer’s own',
    tests: [
      ['lib/api/proxy/sessions.test.ts', 'passes a draft on to the customer only with the guest cookie'],
      ['lib/api/proxy/forward.test.ts', 'reads a checkout only for a customer, or for a guest with the guest cookie'],
      [
        'store-api/checkout/merge-drafts.test.ts',
        'an address typed on the device never precedes the default of the book',
      ],
      ['store-api/checkout/merge-drafts.test.ts', 'a draft typed after the guest session ended is not merged'],
    ],
  },
]
