import type { SecurityRow } from '../../row'

/** Security requirements of signatures, bodies and request limits in the store API. */
export const REQUESTS: SecurityRow[] = [
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
      ['store-api/http/replay.pg.test.ts', 'that one instance has accepted is refused by the other'],
      ['store-api/http/replay.pg.test.ts', 'is accepted once if both receive it many times at the same moment'],
      ['contract/contract.test.ts', 'accepts timestamps up to 300 seconds in the past or future'],
    ],
  },
  {
    id: 'K12',
    requirement: 'What is sealed is opened in its place alone, and refused in one way',
    tests: [
      ['contract/contract.test.ts', 'refuses a sealed text with any character changed, always with the same message'],
      [
        'contract/contract.test.ts',
        'refuses a sealed text for another method, path, timestamp, answered request or direction',
      ],
      [
        'store-api/http/authenticate.test.ts',
        'is refused with the same response: any changed byte of the body, a plain body, no body',
      ],
    ],
  },
  {
    id: 'K19',
    requirement: 'Values reach SQL as parameters; requests are bounded',
    tests: [
      [
        'scripts/security/source.test.ts',
        'writes raw SQL only of constants: in migrations, the generator, and ranks (K19)',
      ],
      ['tests/fuzz/fuzz.test.ts', 'responds to every signed call of %s without an internal error'],
      ['store-api/db/pool.pg.test.ts', 'have time limits: statements 2 s, locks 1 s, an idle transaction 5 s'],
    ],
  },
  {
    id: 'K20',
    requirement: 'A body holds what its call takes and nothing else',
    tests: [
      ['contract/strict-bodies.test.ts', 'is rejected: %s (K20)'],
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
        'applies whatever devices it names; beyond it 429 with Retry-After (K21)',
      ],
      [
        'store-api/http/request-limits.test.ts',
        'get 503 with Retry-After, in the envelope; the others are answered (R02)',
      ],
      [
        'lib/api/proxy/rate-limit.test.ts',
        'an address over the rate limit gets 429 in the envelope, without a store call (K21)',
      ],
      ['lib/http/rate-limiter.redis.test.ts', 'allow together as many requests as one alone'],
    ],
  },
  {
    id: 'K35',
    requirement: 'The log says once a minute why calls are refused; the refused client learns nothing',
    tests: [
      ['store-api/http/refusal-log.test.ts', 'logs once a minute that the %s is wrong, and the reply does not say so'],
      [
        'payment-service/authenticate.test.ts',
        'reports once a minute that the %s of the shop is wrong, and the reply does not',
      ],
      [
        'lib/telemetry/readiness.test.ts',
        'names the program that refuses every call, and the reason, to requests from this machine only',
      ],
      [
        'e2e/operations/start-log.spec.ts',
        'a secret other than the store API’s is reported in the log and at /readyz, and to no shopper',
      ],
      [
        'e2e/operations/start-log.spec.ts',
        'a clock difference beyond the time window is reported in the log and at /readyz',
      ],
    ],
  },
]
