import type { SecurityRow } from '../../row'

/** Security requirements of URLs, methods, headers and calls in the storefront. */
export const REQUESTS: SecurityRow[] = [
  {
    id: 'F08',
    requirement: 'The proxy makes the calls of the contract and no others, with no header of the browser’s own',
    tests: [
      ['contract/call.test.ts', 'knows no call outside the table, whatever the path'],
      [
        'lib/api/proxy/thrown-at.test.ts',
        'asks the store for calls of the contract alone, with bodies the contract knows (F08)',
      ],
      ['lib/api/proxy/forward.test.ts', "ignores the browser's own token, uuid, Sign and Timestamp"],
    ],
  },
  {
    id: 'F09',
    requirement: 'Sizes and waits are bounded: bodies, queries, calls to the store API',
    tests: [
      ['lib/api/proxy/proxy.test.ts', 'takes 64 KiB and not one byte more'],
      ['lib/api/proxy/proxy.test.ts', 'counts a body that is sent in pieces'],
      ['lib/http/request-deadlines.test.ts', 'occupy no slot of the concurrency limit, and are answered with 408'],
      [
        'lib/http/request-deadlines.test.ts',
        'are twenty of one address at most: the next is 429, that of another address is accepted',
      ],
      [
        'lib/http/concurrency-limit.test.ts',
        'counts addresses of static files that there are not, which are rendered as pages',
      ],
      ['lib/http/request-target.test.ts', 'an API address may have encoded letters of a captcha, and an encoded query'],
      ['server/attach.test.ts', 'refuses to upgrade a connection where it is told to, and closes it'],
      ['lib/cache/memory.test.ts', 'stores nothing that is shown once, and keeps the entry before it'],
      ['lib/http/micro-cache.test.ts', 'is kept while Next fails, and served for a minute under overload'],
      ['e2e/operations/slow-clients.spec.ts', 'slow bodies of many addresses block no other visitor, and end with 408'],
      [
        'e2e/operations/slow-clients.spec.ts',
        '220 slow bodies of one client block no other visitor: a page and a call are answered',
      ],
      ['e2e/operations/slow-clients.spec.ts', 'a head that does not come to its end is answered 408'],
      ['lib/api/client.test.ts', 'that hangs ends with 504 within its time-out'],
      ['lib/api/client.test.ts', 'is answered at once with 503 after five failures in a row'],
    ],
  },
  {
    id: 'F10',
    requirement: 'No address of a request leads to another site',
    tests: [
      ['lib/account/safe-redirect.test.ts', 'never leads to another origin, whatever the parameter says'],
      ['e2e/account/login.spec.ts', 'a login leads to no other site, whatever its address says'],
    ],
  },
  {
    id: 'F15',
    requirement: 'The shop’s address comes from its configuration, never from a request',
    tests: [
      ['e2e/security/surface.spec.ts', 'no address in a response is taken from a request (F15)'],
      ['scripts/security/source.test.ts', 'reads no Host of a request: addresses come from the configuration (F15)'],
      ['server/validate-request.test.ts', '%s is served as its path, whatever host it names'],
      [
        'store-api/mail/write-mail.test.ts',
        'leads to its page of the shop and to no other address, in text and HTML alike',
      ],
    ],
  },
  {
    id: 'F16',
    requirement: 'A network address is what the operator’s own proxy says',
    tests: [
      [
        'lib/auth/caller.test.ts',
        'has the address that the operator’s proxy writes, and no address of a forged header',
      ],
      [
        'lib/http/rate-limiter.test.ts',
        'is not evaded by a hundred addresses a shopper makes up in other headers (F16)',
      ],
      [
        'e2e/stores/limits.spec.ts',
        'an address that comes too often is refused by the clock, however it calls itself; another is not (F16, K21)',
      ],
    ],
  },
  {
    id: 'F17',
    requirement: 'Methods a shop has no use for are refused, without an error',
    tests: [
      ['e2e/security/headers.spec.ts', 'methods a shop has no use for are refused, without an error (F17)'],
      ['deploy/nginx/edge.nginx.test.ts', 'by %s is answered 405 and goes no further (F17)'],
      ['server/validate-request.test.ts', '%s is refused with 405 everywhere'],
      ['server/validate-request.test.ts', 'is GET or HEAD for %s, and others are 405'],
    ],
  },
  {
    id: 'F19',
    requirement: 'Nothing of the inside can be fetched: sources, settings, tools of development',
    tests: [
      [
        'e2e/security/surface.spec.ts',
        'nothing of the inside can be fetched: files of the project, of the build, of development (F19)',
      ],
      ['e2e/security/surface.spec.ts', 'scripts come without their source (F19)'],
      ['e2e/pages.spec.ts', 'the test page is inert and not for the index'],
    ],
  },
  {
    id: 'F26',
    requirement: 'TLS 1.2 or newer, one reading of every request, http leads pages to https: the reverse proxy’s part',
    tests: [
      ['deploy/nginx/edge.nginx.test.ts', 'is 1.2 or 1.3, and nothing below (F26)'],
      [
        'deploy/nginx/edge.nginx.test.ts',
        'is where pages without it lead; a call of a program is refused, not led on (F26)',
      ],
      ['deploy/nginx/edge.nginx.test.ts', 'with two lengths is answered 400 and goes no further (F26)'],
      ['lib/http/request-target.test.ts', 'is refused with 400 if two servers could read it differently: %s (F26)'],
      ['lib/http/request-target.test.ts', 'is refused if it is chunked in HTTP/1.0 (F26)'],
      ['e2e/security/malformed.spec.ts', 'a body that two programs could end in two places is refused (F26)'],
      ['deploy/nginx/edge.nginx.test.ts', 'whose body could end in two places (%j) goes no further (F26)'],
    ],
  },
]
