import type { SecurityRow } from '../../row'

/** Security requirements of the database and the start of the store API. */
export const DATABASE: SecurityRow[] = [
  {
    id: 'K22',
    requirement: 'Database connections are bounded, none leaks, and no request waits for one without limit',
    tests: [
      ['store-api/db/pool.pg.test.ts', 'are not leaked by 2 000 failed transactions, and are never more than ten'],
      [
        'store-api/db/pool.pg.test.ts',
        'are all in use: a call gets 503 with Retry-After, and succeeds once one is free',
      ],
      ['store-api/db/database.test.ts', 'is given up after three attempts'],
    ],
  },
  {
    id: 'K23',
    requirement: 'A data folder belongs to one process',
    tests: [
      ['store-api/main.test.ts', 'on a folder in use by another process is reported in one sentence'],
      ['lib/config/data-folder.test.ts', 'is refused while a running process holds it, and free again afterwards'],
    ],
  },
  {
    id: 'K24',
    requirement: 'A transaction uses nothing but itself; races are tried on PostgreSQL',
    tests: [
      [
        'scripts/security/source.test.ts',
        'uses only the transaction’s own handle within a transaction: PGlite would deadlock (K24)',
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
        'has customers only if the operator enables the demo customers',
      ],
      [
        'store-api/db/empty-shop.test.ts',
        'has its settings and countries, and no product, review, answer, page or delivery',
      ],
      ['store-api/db/empty-shop.test.ts', 'contains no text but its own address'],
      ['store-api/mail/send-mail.test.ts', 'waits, and is reported once, while the shop has no sender address'],
      [
        'e2e/stores/empty-shop.spec.ts',
        'every route of an empty shop returns 200 or 404, with readable text and without any invented data',
      ],
      [
        'e2e/stores/empty-shop.spec.ts',
        'a customer of an empty shop sees an account and gets mails without any invented data',
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
      [
        'store-api/http/authenticate.test.ts',
        'are both accepted, and the reply is sealed with the secret of the request',
      ],
      ['contract/contract.test.ts', 'accepts no secret shorter than 32 bytes'],
      [
        'lib/api/proxy/sessions.test.ts',
        'can be rotated: cookies sealed with the previous one still open, and the new one seals',
      ],
    ],
  },
  {
    id: 'K28',
    requirement: 'What happens to accounts and at limits is written down',
    tests: [
      ['store-api/http/request-log.test.ts', 'records successful and failed logins, with customer and address'],
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
      ['store-api/http/routes/captcha.test.ts', 'accept a proof of work instead of the picture, once'],
      ['store-api/http/routes/captcha.test.ts', 'allow the action they were created for and no other'],
      ['store-api/http/routes/captcha.test.ts', 'are bound to one device: the proof of another is refused'],
      ['store-api/http/routes/captcha.test.ts', 'refuse a proof that is late, changed or invalid'],
      ['store-api/http/routes/captcha.test.ts', 'cost more if the action is frequent within a minute, on any devices'],
      ['store-api/customers/captcha/captcha.pg.test.ts', '50 checks of one proof of work give one pass'],
    ],
  },
]
