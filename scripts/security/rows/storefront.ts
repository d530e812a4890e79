import type { SecurityRow } from '../row'

/** What the storefront has to withstand. */
export const STOREFRONT: SecurityRow[] = [
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
        'without the middleware, what belongs to another is still not there',
      ],
      ['lib/routes.test.ts', 'has a guard on every route of the account area'],
      ['e2e/security/internal-headers.spec.ts', 'internal headers of a client open no guarded page (F01)'],
      [
        'e2e/security/internal-headers.spec.ts',
        'internal headers of a client mean nothing: a page knows its own path (F01)',
      ],
    ],
  },
  {
    id: 'F02',
    requirement: 'No answer for one person reaches another, nor a cache',
    tests: [
      ['e2e/security/leaks.spec.ts', 'no page of one person reaches another, in any cache, however they come'],
      ['e2e/security/leaks.spec.ts', 'a page that is kept for everybody says nothing of who asked for it first'],
      [
        'e2e/security/leaks.spec.ts',
        'every page of the account and of the access is private, and says so to every cache',
      ],
      ['e2e/caching.spec.ts', 'a seen page comes from the cache, with an ETag and without a cookie'],
      [
        'deploy/nginx/page-cache.nginx.test.ts',
        'keeps nothing for those who send it once: every header a key is made of comes to the storefront as it stands there',
      ],
      ['deploy/nginx/page-cache.nginx.test.ts', 'keeps no AVIF for browsers that read none'],
      ['lib/http/query-allow-list.test.ts', 'strips %s to %s'],
      [
        'e2e/security/malformed.spec.ts',
        "no form of an address brings a stranger's word into a page that is kept for everybody",
      ],
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
      ['e2e/security/session-cookie.spec.ts', 'belongs to a visitor'],
      ['scripts/security/floors.test.ts', 'are not in the lock file, at whatever depth'],
    ],
  },
  {
    id: 'F04',
    requirement: 'Token and secrets never reach a browser',
    tests: [
      ['e2e/operations/operations.spec.ts', 'the secrets are nowhere in what a browser can fetch'],
      ['e2e/account/login.spec.ts', 'the token reaches no script, no page and no response'],
      ['lib/api/proxy/forward.test.ts', 'forwards no login: a token would reach the browser'],
    ],
  },
  {
    id: 'F05',
    requirement: 'Logging out ends the session itself; a copied cookie is worth nothing afterwards',
    tests: [
      ['e2e/security/session-mix-up.spec.ts', 'a copied cookie is worth nothing once its owner has logged out'],
      ['lib/api/proxy/sessions.test.ts', 'ends the session at the store API and in the browser, and leads home'],
      ['e2e/account/access.spec.ts', 'resetting a forgotten password ends every session'],
    ],
  },
  {
    id: 'F06',
    requirement: 'A login starts a new session; no client field can take over another identity',
    tests: [
      ['e2e/security/leaks.spec.ts', 'a login begins a session of its own: the device of before stays a visitor'],
      ['store-api/http/routes/login.test.ts', 'gives a new token each time and ends the one the device came with'],
    ],
  },
  {
    id: 'F07',
    requirement: 'Requests from foreign pages change nothing, nor does any GET',
    tests: [
      ['e2e/security/csrf.spec.ts', 'no request of a page of another origin changes anything'],
      ['e2e/security/csrf.spec.ts', 'every change is let through for a page of the shop'],
      ['e2e/security/csrf.spec.ts', 'a call with a body takes it as JSON alone, even from the shop itself'],
      ['e2e/security/csrf.spec.ts', 'nothing is changed by a GET'],
    ],
  },
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
    id: 'F11',
    requirement: 'What the store or a customer wrote never runs',
    tests: [
      [
        'scripts/security/source.test.ts',
        'puts HTML into a page in four known places, each with what makes it harmless (F11)',
      ],
      ['e2e/stores/hostile.spec.ts', 'never runs and never crashes'],
      ['lib/format/sanitize.test.ts', 'does nothing however attacks are cut up and put together'],
      ['lib/seo/json-ld/product.test.ts', 'cannot end its script, whatever customers write'],
      ['lib/i18n/i18n.test.ts', 'drop __proto__, constructor and prototype at any depth'],
    ],
  },
  {
    id: 'F12',
    requirement:
      'Every document has a content security policy, of one answer where it is one person’s, and runs no inline script but its own; what it keeps out is reported',
    tests: [
      ['e2e/security/xss.spec.ts', 'a script injected into ${path} does not run, and the page is complete (F12)'],
      ['server/html/transform-html.test.ts', 'are not recognised when they do anything else: %s'],
      [
        'server/html/transform-html.test.ts',
        'stays as it was with a script that is not recognised: the page hydrates, and is counted (%s)',
      ],
      [
        'server/html/transform-html.test.ts',
        'is given to a page that has none: Next renders the 404 of a missing file without the middleware',
      ],
      [
        'e2e/security/headers.spec.ts',
        'every document has a policy that lets no foreign script run and no page be framed (F12)',
      ],
      [
        'e2e/security/leaks.spec.ts',
        'a private page runs only scripts with its own nonce, and no script of the operator',
      ],
      ['lib/api/proxy/csp-report.test.ts', 'brings nothing into the log but names, an origin and a path'],
    ],
  },
  {
    id: 'F13',
    requirement:
      'Extension scripts run only if the operator lists them, never on login, checkout or account; changes are reported',
    tests: [
      ['e2e/stores/extension.spec.ts', 'without a list there is no foreign script, whatever the store says'],
      ['lib/data/extension.test.ts', 'keeps out everything else: %j'],
      [
        'e2e/security/headers.spec.ts',
        'access, checkout and account have a policy of one response, with no inline script of others (F12, F13)',
      ],
      ['scripts/watch/inventory.test.ts', 'reports a script, a header or a policy that was not there before'],
    ],
  },
  {
    id: 'F14',
    requirement: 'Every answer has the headers of the shop, errors and files too, and names no program',
    tests: [
      [
        'e2e/security/headers.spec.ts',
        'every response has the headers of the shop: pages, files, calls and errors (F14)',
      ],
      ['lib/http/security-headers.test.ts', 'are the same for a page, a call, a file and an error'],
      ['lib/http/security-headers.test.ts', 'send HSTS only where the shop is reached by https'],
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
    id: 'F18',
    requirement: 'An error says nothing of the inside; a call is answered in JSON whatever happens',
    tests: [
      ['e2e/security/surface.spec.ts', 'a call that fails answers JSON in the envelope, never a page (F18)'],
      [
        'lib/api/proxy/thrown-at.test.ts',
        'answers in the envelope, never in HTML and never with an error of its own (F18)',
      ],
      ['lib/api/proxy/forward.test.ts', 'hands on the words of a refusal, and no detail of a failure'],
      [
        'e2e/operations/operations.spec.ts',
        'with the store API stopped, seen pages are served and the cart says so in JSON',
      ],
      [
        'e2e/stores/errors.spec.ts',
        'a page the store API did not respond for is away for a moment, with words and the way home',
      ],
      ['lib/http/unavailable-page.test.ts', 'because the store API failed (%d) is a 503 with Retry-After'],
      ['lib/http/request-target.test.ts', '%s is malformed: Next could read another one'],
      [
        'server/pipeline.property.test.ts',
        'sends what upstream sent, on pipelined connections too, and words for an error without a body',
      ],
      [
        'e2e/security/malformed.spec.ts',
        'what no browser sends is answered with what it is, and never with an error of the shop (F18)',
      ],
      ['e2e/security/malformed.spec.ts', 'no not-found response is empty, whatever is asked for'],
      [
        'e2e/operations/dependencies-down.spec.ts',
        'with the store API away no response is empty, before anything was seen and after it',
      ],
      ['server/html/transform-html.test.ts', 'that failed while it was rendered (%d) has words where no script runs'],
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
    id: 'F20',
    requirement: 'The shop can be read and used without JavaScript',
    tests: [
      ['e2e/without-javascript.spec.ts', 'home, categories, listings and products can be read'],
      ['e2e/without-javascript.spec.ts', 'search, content pages and the service center can be read and used'],
      ['e2e/without-javascript.spec.ts', 'a shirt is bought, counted, taken out and restored with plain forms'],
      [
        'lib/api/proxy/order-track-form.test.ts',
        'shows the order, with neither number nor email in an address or a field',
      ],
    ],
  },
  {
    id: 'F21',
    requirement: 'A captcha counts where what it protects is done',
    tests: [
      ['store-api/http/routes/register.test.ts', 'needs a captcha, one for each'],
      ['store-api/customers/captcha/captcha.pg.test.ts', '50 calls with one pass are let through once'],
      ['e2e/account/access-states.spec.ts', 'a captcha is good for one try: its proof is refused a second time'],
    ],
  },
  {
    id: 'F22',
    requirement: 'After a logout or a lost session nothing of the customer is left in the browser',
    tests: [
      [
        'e2e/account/login.spec.ts',
        "logging out leads home and says 'logout succeeded'; no page of the account is left",
      ],
      [
        'e2e/account/lost-session.spec.ts',
        'so does a link of the account: nothing of the customer is left in the page',
      ],
      [
        'e2e/stores/session.spec.ts',
        "clears session, user and cart, says 'Invalid Token' once and goes to the login page (spec §8)",
      ],
      ['e2e/tabs.spec.ts', 'a login, a logout and what is put into the cart are seen in the header of every other tab'],
      ['lib/browser/session-sync.test.ts', 'are reported to other tabs as signed in or not, without a name'],
    ],
  },
  {
    id: 'F23',
    requirement: 'A script that cannot be loaded reloads the page once, then says so',
    tests: [
      ['components/errors/chunk-reload.test.ts', 'reloads a page that was not reloaded before'],
      ['components/errors/chunk-reload.test.ts', 'remembers the reloaded path for ten seconds'],
    ],
  },
  {
    id: 'F24',
    requirement: 'No secret is in a log',
    tests: [
      ['tests/harness/log-secrets.test.ts', 'is good when it holds what happened'],
      ['tests/harness/log-secrets.test.ts', 'is found out when it holds %s'],
      ['store-api/http/request-log.test.ts', 'holds no password, token, email or code'],
      ['store-api/http/logging.test.ts', 'contains what failed, and no user data'],
    ],
  },
  {
    id: 'F25',
    requirement: 'A browser keeps no token, address or order',
    tests: [
      ['e2e/account/login.spec.ts', 'the token reaches no script, no page and no response'],
      ['e2e/checkout/ordering.spec.ts', 'a browser keeps nothing of who ordered, nor of what (F25)'],
      ['lib/api/proxy/kept-forms.test.ts', 'is in no cookie and no address, and no cookie names the customer'],
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
        'leads to a page with a button, asks the store for nothing, and its key stays behind',
      ],
      ['lib/api/proxy/open-order.test.ts', 'is taken from no other site'],
      ['e2e/checkout/ordering.spec.ts', 'a guest pays by the letter, on whatever device it is read'],
    ],
  },
  {
    id: 'F28',
    requirement:
      'What was typed in a session that ended waits sealed, an hour, bounded, for its customer on its device; no secrets',
    tests: [
      ['e2e/account/draft-text.spec.ts', 'is never shown to another customer who logs in on the device'],
      ['lib/api/proxy/kept-forms.test.ts', 'is never shown to another customer on the device'],
      ['lib/api/proxy/kept-forms.test.ts', 'is shown on no other device of the customer'],
      ['lib/api/proxy/kept-forms.test.ts', 'is forgotten after an hour'],
      ['lib/api/proxy/kept-forms.test.ts', 'is never a password, whichever form it stands in'],
      ['lib/api/proxy/kept-forms.test.ts', 'is of eight forms at most: the oldest gives way'],
      [
        'lib/api/proxy/kept-forms.test.ts',
        'ends no session that another customer has begun since, and sends nothing in their name',
      ],
      ['lib/forms/draft-store.test.ts', 'is bounded: of 40 MB the last 32 are there'],
    ],
  },
  {
    id: 'F29',
    requirement:
      'Files of tickets: the content decides, pictures are written again, a PDF is only downloaded, the owner’s alone, bounded in size, number, rate and time',
    tests: [
      ['store-api/feedback/attachments/attachments.test.ts', 'is what its content says, whatever its name is'],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'is a %s, shown with a preview, and rendered again without metadata',
      ],
      ['store-api/feedback/attachments/attachments.test.ts', 'is a PDF that stays as it is, and is only downloaded'],
      ['store-api/feedback/attachments/attachments.test.ts', 'is covered by the signature through its hash'],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'is its owner’s: another customer gets 404, a guest 401, and no message of another takes it',
      ],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'is refused as a picture of more pixels than any photograph has',
      ],
      ['store-api/feedback/attachments/attachments.test.ts', 'is refused above 5 MiB, said or not'],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'is refused once a customer has 50 MB, and counts by what is kept',
      ],
      ['lib/http/request-deadlines.test.ts', 'that is slower after its first seconds is closed with 408'],
      ['lib/http/request-deadlines.test.ts', 'is one of four of an address, and of twelve of all'],
      [
        'e2e/account/tickets.spec.ts',
        'are sent with a ticket, shown to its customer alone, and a refused one loses no text',
      ],
    ],
  },
]
