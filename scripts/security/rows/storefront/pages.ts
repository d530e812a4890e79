import type { SecurityRow } from '../../row'

/** Security requirements of the storefront's pages. */
export const PAGES: SecurityRow[] = [
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
      ['lib/seo/json-ld/product.test.ts', 'cannot end its script, whatever is written into the product'],
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
      ['e2e/stores/settings.spec.ts', 'without a list there is no foreign script, whatever the store says'],
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
        'e2e/operations/operations.spec.ts',
        'with the store API away no response is empty, before anything was seen and after it',
      ],
      ['server/html/transform-html.test.ts', 'that failed while it was rendered (%d) has words where no script runs'],
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
