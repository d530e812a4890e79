import type { SecurityRow } from '../../row'

/** Security requirements of accounts, passwords and captchas in the store API. */
export const CUSTOMERS: SecurityRow[] = [
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
    id: 'K11',
    requirement: 'A captcha is used up by the first answer, right or wrong',
    tests: [
      ['store-api/customers/captcha/captcha.pg.test.ts', '50 guesses, one of them right, are one try'],
      ['store-api/http/routes/captcha.test.ts', 'uses the captcha up when the answer is wrong'],
      ['store-api/customers/captcha/captcha.test.ts', 'has 24 bits at least, and can stand in a path'],
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
]
