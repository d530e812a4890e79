import type { SecurityRow } from '../../row'

/** Security requirements of URLs, methods, headers and calls in the storefront. */
export const REQUESTS: SecurityRow[] = [
  {
    id: 'F08',
    requirement: 'The proxy makes the calls of the contract and no others, with no header of the browser’s own',
    tests: [
      ['contract/call.test.ts', 'returns no call outside the table, for any path'],
      ['lib/api/proxy/thrown-at.test.ts', 'sends only calls of the contract to the store API, with valid bodies (F08)'],
      ['lib/api/proxy/forward.test.ts', "ignores the browser's own token, uuid, Sign and Timestamp"],
    ],
  },
  {
    id: 'F09',
    requirement: 'Sizes and waits are bounded: bodies, queries, calls to the store API',
    tests: [
      ['lib/api/proxy/proxy.test.ts', 'accepts 64 KiB and not one byte more'],
      ['lib/api/proxy/proxy.test.ts', 'counts a body that is sent in pieces'],
      ['lib/http/request-deadlines.test.ts', 'occupy no slot of the concurrency limit, and get 408'],
      [
        'lib/http/request-deadlines.test.ts',
        'are limited to twenty per address: the next gets 429, one of another address is accepted',
      ],
      ['lib/http/concurrency-limit.test.ts', 'counts requests for missing static files, which are rendered as pages'],
      ['lib/http/request-target.test.ts', 'an API address may have encoded letters of a captcha, and an encoded query'],
      ['server/attach.test.ts', 'rejects upgrades if configured, and closes the connection'],
      ['lib/cache/memory.test.ts', 'stores no response marked as uncached, and keeps the previous entry'],
      ['lib/http/micro-cache.test.ts', 'is kept while Next fails, and served for a minute under overload'],
      ['e2e/operations/slow-clients.spec.ts', 'slow bodies of many addresses block no other visitor, and end with 408'],
      [
        'e2e/operations/slow-clients.spec.ts',
        '220 slow bodies of one client block no other visitor: a page and a call are answered',
      ],
      ['e2e/operations/slow-clients.spec.ts', 'an incomplete request head gets 408'],
      ['lib/api/client.test.ts', 'that hangs ends with 504 within its time-out'],
      ['lib/api/client.test.ts', 'is answered at once with 503 after five failures in a row'],
    ],
  },
  {
    id: 'F10',
    requirement: 'No address of a request leads to another site',
    tests: [
      ['lib/account/safe-redirect.test.ts', 'never leads to another origin, whatever the parameter says'],
      ['e2e/account/login.spec.ts', 'a login redirects to no other site, whatever its from parameter is'],
    ],
  },
  {
    id: 'F15',
    requirement: 'The shop’s address comes from its configuration, never from a request',
    tests: [
      ['e2e/security/surface.spec.ts', 'no address in a response is taken from a request (F15)'],
      ['scripts/security/source.test.ts', 'reads no Host of a request: addresses come from the configuration (F15)'],
      ['server/validate-request.test.ts', '%s is served as its path, whatever host it names'],
      ['store-api/mail/write-mail.test.ts', 'links to its page of the shop and to no other address, in text and HTML'],
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
      ['lib/http/rate-limiter.test.ts', 'is not evaded by a hundred forged addresses in other headers (F16)'],
      [
        'e2e/stores/limits.spec.ts',
        'an address over the rate limit gets 429, whatever its other headers; another address does not (F16, K21)',
      ],
    ],
  },
  {
    id: 'F17',
    requirement: 'Methods a shop has no use for are refused, without an error',
    tests: [
      ['e2e/security/headers.spec.ts', 'unused methods are refused with 405, without a server error (F17)'],
      ['deploy/nginx/edge.nginx.test.ts', 'by %s gets 405 and is not forwarded to the storefront (F17)'],
      ['server/validate-request.test.ts', '%s is refused with 405 everywhere'],
      ['server/validate-request.test.ts', 'must be GET or HEAD for %s, and others get 405'],
    ],
  },
  {
    id: 'F19',
    requirement: 'Nothing of the inside can be fetched: sources, settings, tools of development',
    tests: [
      ['e2e/security/surface.spec.ts', 'no internal file can be fetched: project, build or development files (F19)'],
      ['e2e/security/surface.spec.ts', 'scripts are served without source maps (F19)'],
      ['e2e/pages.spec.ts', 'the test page is inert and noindex'],
    ],
  },
  {
    id: 'F26',
    requirement: 'TLS 1.2 or newer, one reading of every request, http leads pages to https: the reverse proxy’s part',
    tests: [
      ['deploy/nginx/edge.nginx.test.ts', 'is 1.2 or 1.3, and nothing below (F26)'],
      [
        'deploy/nginx/edge.nginx.test.ts',
        'is enforced: a page over http is redirected with 308, an API call is refused with 403 (F26)',
      ],
      ['deploy/nginx/edge.nginx.test.ts', 'with two lengths gets 400 and is not forwarded (F26)'],
      ['lib/http/request-target.test.ts', 'is refused with 400 if two servers could read it differently: %s (F26)'],
      ['lib/http/request-target.test.ts', 'is refused if it is chunked in HTTP/1.0 (F26)'],
      ['e2e/security/malformed.spec.ts', 'a request with ambiguous body framing is refused (F26)'],
      ['deploy/nginx/edge.nginx.test.ts', 'with ambiguous body framing (%j) is not forwarded (F26)'],
    ],
  },
]
