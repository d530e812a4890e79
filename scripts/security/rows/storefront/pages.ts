import type { SecurityRow } from '../../row'

/** Security requirements of the storefront's pages. */
export const PAGES: SecurityRow[] = [
  {
    id: 'F11',
    requirement: 'What the store or a customer wrote never runs',
    tests: [
      ['scripts/security/source.test.ts', 'sets inner HTML in four known files only (F11)'],
      ['e2e/stores/hostile.spec.ts', 'runs no script and crashes no page'],
      ['lib/format/sanitize.test.ts', 'is harmless for any combination of fragments of attacks'],
      ['lib/seo/json-ld/product.test.ts', 'cannot close its script element, whatever the product texts contain'],
      ['lib/i18n/i18n.test.ts', 'drop __proto__, constructor and prototype at any depth'],
    ],
  },
  {
    id: 'F12',
    requirement:
      'Every document has a content security policy, of one answer where it is one person’s, and runs no inline script but its own; what it keeps out is reported',
    tests: [
      ['e2e/security/xss.spec.ts', 'a script injected into ${path} does not run, and the page is complete (F12)'],
      ['server/html/transform-html.test.ts', 'are not recognised if they contain other code: %s'],
      [
        'server/html/transform-html.test.ts',
        'is unchanged for a script that is not recognised: the page hydrates, and is counted (%s)',
      ],
      [
        'server/html/transform-html.test.ts',
        'is added to a page without one: Next renders the 404 of a missing file without the middleware',
      ],
      ['e2e/security/headers.spec.ts', 'every document has a policy that blocks foreign scripts and framing (F12)'],
      [
        'e2e/security/leaks.spec.ts',
        'a private page runs only scripts with its own nonce, and no script of the operator',
      ],
      ['lib/api/proxy/csp-report.test.ts', 'adds only names, an origin and a path to the log'],
    ],
  },
  {
    id: 'F13',
    requirement:
      'Extension scripts run only if the operator lists them, never on login, checkout or account; changes are reported',
    tests: [
      ['e2e/stores/settings.spec.ts', 'without an operator list no foreign script is loaded, whatever the store sends'],
      ['lib/data/extension.test.ts', 'refuses all other scripts: %j'],
      [
        'e2e/security/headers.spec.ts',
        'access, checkout and account have a policy per response, with a nonce for inline scripts (F12, F13)',
      ],
      ['scripts/watch/inventory.test.ts', 'reports a new script, a changed header or a changed policy'],
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
    id: 'F18',
    requirement: 'An error says nothing of the inside; a call is answered in JSON whatever happens',
    tests: [
      ['e2e/security/surface.spec.ts', 'a failed call returns JSON in the envelope, never a page (F18)'],
      [
        'lib/api/proxy/thrown-at.test.ts',
        'responds in the envelope, never in HTML and never with an error of its own (F18)',
      ],
      ['lib/api/proxy/forward.test.ts', 'forwards the message of a refusal, and no detail of a failure'],
      [
        'e2e/operations/operations.spec.ts',
        'with the store API stopped, pages requested before are served and the cart fails in JSON',
      ],
      [
        'e2e/stores/errors.spec.ts',
        'a page without a response of the store API is a temporary 503, with a text and a link home',
      ],
      ['lib/http/unavailable-page.test.ts', 'because the store API failed (%d) is a 503 with Retry-After'],
      ['lib/http/request-target.test.ts', '%s is malformed: Next could interpret it differently'],
      [
        'server/pipeline.property.test.ts',
        'sends upstream responses, on pipelined connections too, and a text for an error without a body',
      ],
      [
        'e2e/security/malformed.spec.ts',
        'a malformed request gets its expected status, and never a server error (F18)',
      ],
      ['e2e/security/malformed.spec.ts', 'no not-found response is empty, whatever the path'],
      [
        'e2e/operations/operations.spec.ts',
        'with the store API stopped no response is empty, before any page was served and after it',
      ],
      ['server/html/transform-html.test.ts', 'that failed during rendering (%d) has a text in noscript'],
    ],
  },
  {
    id: 'F20',
    requirement: 'The shop can be read and used without JavaScript',
    tests: [
      ['e2e/without-javascript.spec.ts', 'home, categories, listings and products can be read'],
      ['e2e/without-javascript.spec.ts', 'search, content pages and the service center can be read and used'],
      ['e2e/without-javascript.spec.ts', 'a shirt is added, counted, removed and restored with plain forms'],
      [
        'lib/api/proxy/order-track-form.test.ts',
        'shows the order, with neither number nor email in an address or a field',
      ],
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
    id: 'F28',
    requirement:
      'What was typed in a session that ended waits sealed, an hour, bounded, for its customer on its device; no secrets',
    tests: [
      ['e2e/account/draft-text.spec.ts', 'is never shown to another customer who logs in on the device'],
      ['lib/api/proxy/kept-forms.test.ts', 'is never shown to another customer on the device'],
      ['lib/api/proxy/kept-forms.test.ts', 'is shown on no other device of the customer'],
      ['lib/api/proxy/kept-forms.test.ts', 'is forgotten after an hour'],
      ['lib/api/proxy/kept-forms.test.ts', 'never includes a password, in any form'],
      ['lib/api/proxy/kept-forms.test.ts', 'is kept for eight forms at most: the oldest is removed'],
      [
        'lib/api/proxy/kept-forms.test.ts',
        'ends no later session of another customer, and sends nothing in their name',
      ],
      ['lib/forms/draft-store.test.ts', 'is bounded: of 40 MB the last 32 MB are kept'],
    ],
  },
  {
    id: 'F29',
    requirement:
      'Files of tickets: the content decides, pictures are written again, a PDF is only downloaded, the owner’s alone, bounded in size, number, rate and time',
    tests: [
      ['store-api/feedback/attachments/attachments.test.ts', 'is typed by its content, whatever its name'],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'of the type %s is shown with a preview, and re-encoded without metadata',
      ],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'of the type PDF is unchanged, and served as a download only',
      ],
      ['store-api/feedback/attachments/attachments.test.ts', 'is covered by the signature through its hash'],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'belongs to its owner: another customer gets 404, a guest 401, and no other customer can attach it',
      ],
      [
        'store-api/feedback/attachments/attachments.test.ts',
        'is refused as a picture with more pixels than any photograph',
      ],
      ['store-api/feedback/attachments/attachments.test.ts', 'is refused above 5 MiB, declared or not'],
      ['store-api/feedback/attachments/attachments.test.ts', 'is refused once a customer has 50 MB of stored files'],
      ['lib/http/request-deadlines.test.ts', 'that is too slow after its first seconds is closed with 408'],
      ['lib/http/request-deadlines.test.ts', 'is limited to four per address, and to twelve in total'],
      [
        'e2e/account/tickets.spec.ts',
        'are sent with a ticket and shown to its customer only; a refused file loses no text',
      ],
    ],
  },
]
