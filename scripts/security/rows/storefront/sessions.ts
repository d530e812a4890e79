import type { SecurityRow } from '../../row'

/** Security requirements of sessions, cookies and secrets in the storefront. */
export const SESSIONS: SecurityRow[] = [
  {
    id: 'F01',
    requirement: 'Every page and call checks for itself who asks; guards hold without the middleware',
    tests: [
      [
        'e2e/operations/without-middleware.spec.ts',
        'without the middleware, no page of the account discloses anything to a visitor',
      ],
      [
        'e2e/operations/without-middleware.spec.ts',
        'without the middleware, resources of another customer are still 404',
      ],
      ['lib/routes.test.ts', 'has a guard on every route of the account area'],
      ['e2e/security/internal-headers.spec.ts', 'internal headers of a client open no guarded page (F01)'],
      [
        'e2e/security/internal-headers.spec.ts',
        'internal headers of a client are ignored: a page shows its own path (F01)',
      ],
    ],
  },
  {
    id: 'F02',
    requirement: 'No answer for one person reaches another, nor a cache',
    tests: [
      [
        'e2e/security/leaks.spec.ts',
        'no page of one person reaches another, through any cache, in any order of requests',
      ],
      ['e2e/security/leaks.spec.ts', 'a page in the shared cache contains no data of its first request'],
      ['e2e/security/leaks.spec.ts', 'every account and access page is private, with no-store for every cache'],
      ['e2e/caching.spec.ts', 'a page requested before comes from the cache, with an ETag and without a cookie'],
      [
        'deploy/nginx/page-cache.nginx.test.ts',
        'does not poison the cache for clients that send it once: storefront and cache key get the same value',
      ],
      ['deploy/nginx/page-cache.nginx.test.ts', 'stores no AVIF for browsers without AVIF support'],
      ['lib/http/query-allow-list.test.ts', 'strips %s to %s'],
      ['e2e/security/malformed.spec.ts', 'no form of a URL puts foreign text into a page of the shared cache'],
      [
        'lib/http/query-allow-list.test.ts',
        'keeps the cache-busting parameter of Next’s router for the router alone, and no free text in it',
      ],
    ],
  },
  {
    id: 'F03',
    requirement: 'The session cookie is sealed, bound to the host, out of reach of scripts, and small',
    tests: [
      [
        'lib/api/proxy/sessions.test.ts',
        'seals the token into a cookie bound to this host, and keeps it out of the reply',
      ],
      ['e2e/security/session-cookie.spec.ts', 'is treated as a visitor'],
      ['scripts/security/floors.test.ts', 'are not in the lock file, at any depth'],
    ],
  },
  {
    id: 'F04',
    requirement: 'Token and secrets never reach a browser',
    tests: [
      ['e2e/operations/operations.spec.ts', 'the secrets are in no page, call or file that a browser can fetch'],
      ['e2e/account/login.spec.ts', 'the token reaches no script, no page and no response'],
      ['lib/api/proxy/forward.test.ts', 'forwards no login: a token would reach the browser'],
    ],
  },
  {
    id: 'F05',
    requirement: 'Logging out ends the session itself; a copied cookie is worth nothing afterwards',
    tests: [
      ['e2e/security/session-mix-up.spec.ts', 'a copied cookie is invalid once its owner has logged out'],
      [
        'lib/api/proxy/sessions.test.ts',
        'ends the session at the store API and in the browser, and redirects to the home page',
      ],
      ['e2e/account/access.spec.ts', 'resetting a forgotten password ends every session'],
    ],
  },
  {
    id: 'F06',
    requirement: 'A login starts a new session; no client field can take over another identity',
    tests: [
      ['e2e/security/leaks.spec.ts', 'a login starts a session of its own: the former device stays a visitor'],
      ['store-api/http/routes/login.test.ts', 'issues a new token each time and ends the former token of the device'],
    ],
  },
  {
    id: 'F07',
    requirement: 'Requests from foreign pages change nothing, nor does any GET',
    tests: [
      ['e2e/security/csrf.spec.ts', 'no request from a page of another origin changes anything'],
      ['e2e/security/csrf.spec.ts', 'every mutation from a page of the shop is accepted'],
      ['e2e/security/csrf.spec.ts', 'a call with a body accepts JSON only, even from the shop itself'],
      ['e2e/security/csrf.spec.ts', 'a GET changes nothing'],
    ],
  },
  {
    id: 'F21',
    requirement: 'A captcha counts where what it protects is done',
    tests: [
      ['store-api/http/routes/register.test.ts', 'needs a captcha for each registration'],
      ['store-api/customers/captcha/captcha.pg.test.ts', '50 calls with one pass succeed once'],
      ['e2e/account/access-states.spec.ts', 'a captcha is valid once: its proof is refused the second time'],
    ],
  },
  {
    id: 'F22',
    requirement: 'After a logout or a lost session nothing of the customer is left in the browser',
    tests: [
      [
        'e2e/account/login.spec.ts',
        "logging out redirects home with 'logout succeeded'; no account page can be restored",
      ],
      [
        'e2e/account/lost-session.spec.ts',
        'an account link redirects to the login after the session ended: no customer data is left in the page',
      ],
      [
        'e2e/stores/session.spec.ts',
        "clears session, user and cart, says 'Invalid Token' once and goes to the login page (spec §8)",
      ],
      ['e2e/tabs.spec.ts', 'a login, a logout and an added cart item are shown in the header of every other tab'],
      ['lib/browser/session-sync.test.ts', 'are reported to other tabs as signed in or not, without a name'],
      ['lib/api/proxy/sessions.test.ts', 'of a customer is not shown after their logout, nor to the next customer'],
    ],
  },
  {
    id: 'F24',
    requirement: 'No secret is in a log',
    tests: [
      ['tests/harness/log-secrets.test.ts', 'accepts log lines without secrets'],
      ['tests/harness/log-secrets.test.ts', 'reports a line with %s'],
      ['store-api/http/request-log.test.ts', 'holds no password, token, email or code'],
      ['store-api/http/logging.test.ts', 'contains what failed, and no user data'],
    ],
  },
  {
    id: 'F25',
    requirement: 'A browser keeps no token, address or order',
    tests: [
      ['e2e/account/login.spec.ts', 'the token reaches no script, no page and no response'],
      ['e2e/checkout/ordering.spec.ts', 'the browser stores neither personal data nor the order (F25)'],
      ['lib/api/proxy/kept-forms.test.ts', 'is in no cookie and no URL, and no cookie names the customer'],
    ],
  },
  {
    id: 'F27',
    requirement: 'Opening a link of a mail changes nothing: what it is about is done by a press of a button',
    tests: [
      ['e2e/stores/mail-links.spec.ts', 'opening the links of the mail ${template} changes nothing in the database'],
      [
        'e2e/stores/mail-links.spec.ts',
        'opening the links of the mail ${template} to a ${who} changes nothing in the database',
      ],
      [
        'lib/api/proxy/open-order.test.ts',
        'redirects to a page with a button, without a store call and without the key in the URL',
      ],
      ['lib/api/proxy/open-order.test.ts', 'is refused from another site'],
      ['e2e/checkout/ordering.spec.ts', 'a guest pays by the link in the order email, on any device'],
    ],
  },
]
