import type { SecurityRow } from '../row'

/** Operation of the shop. */
export const OPERATION: SecurityRow[] = [
  {
    id: 'O01',
    requirement: 'Data folders are closed to every other user of the machine: 0700, their files 0600',
    tests: [
      ['lib/config/data-folder.test.ts', 'is created for this user only, and so are files written afterwards'],
      ['lib/config/data-folder.test.ts', 'is closed with all its files if an earlier version left it open'],
      ['store-api/main.test.ts', 'closes its data folder to every other user'],
    ],
  },
  {
    id: 'O02',
    requirement:
      'The address of a picture leads to the picture host and nowhere else; the log names the hosts replaced',
    tests: [
      ['lib/format/image.test.ts', 'never leaves the base %j'],
      ['lib/format/image.test.ts', '%s with the base %j is %s'],
      ['lib/data/image-hosts.test.ts', 'are listed with the host that replaces them'],
      [
        'lib/data/image-hosts.test.ts',
        'are replaced without a configured base too: by the host of the store, or of the shop itself',
      ],
    ],
  },
  {
    id: 'O03',
    requirement:
      'Mails say that a program wrote them, and old ones are not sent by themselves when a mail server is given for the first time',
    tests: [
      ['store-api/mail/send-mail.test.ts', 'is sent once, the oldest first, from the shop to its one recipient'],
      ['store-api/mail/mail-queue.test.ts', 'are held back and reported once; those written since are sent'],
      [
        'store-api/mail/mail-queue.test.ts',
        'are sent once they are released, one or all, also by a program that starts hours later',
      ],
      [
        'store-api/mail/mail-queue.test.ts',
        'are sent by a shop that sent mail before: they waited for an unreachable mail server',
      ],
    ],
  },
  {
    id: 'O04',
    requirement:
      'Pictures still to be drawn wait in a bounded line, known ones wait for none; an address and a picture have bounds and one form',
    tests: [
      [
        'store-api/http/routes/image-load.test.ts',
        'wait in a bounded queue: the rest get 503, and a cached image waits for none',
      ],
      [
        'store-api/http/routes/image-load.test.ts',
        'is rendered only under the version in pages, and only of products on sale',
      ],
      [
        'lib/api/proxy/image.test.ts',
        'a rendered image does not wait for images still to be rendered, however many they are',
      ],
      [
        'lib/api/proxy/image.test.ts',
        'an image that cannot be rendered yet gets 503 with Retry-After, and is not cached',
      ],
      ['lib/api/proxy/image.test.ts', 'an address over the rate limit gets 429 with Retry-After; the others do not'],
      ['lib/api/proxy/image.test.ts', 'a query that pages do not write is not forwarded: %s'],
      [
        'deploy/nginx/page-cache.nginx.test.ts',
        'serves an image only under the URLs that pages contain; other forms do not reach the storefront',
      ],
      [
        'e2e/stores/limits.spec.ts',
        'an address over the rate limit gets 429, whatever its other headers; another address does not (F16, K21)',
      ],
    ],
  },
  {
    id: 'O05',
    requirement:
      'A middleware that cannot call the store API is reported at start, in the log once a minute, in the gauge `storefront_settings_known` and in a counter',
    tests: [
      ['lib/config/validators.test.ts', 'is %d, as in fetch itself'],
      [
        'lib/telemetry/middleware-calls.test.ts',
        'log once when the settings become unknown, and once when they are known again',
      ],
      ['lib/routing/call-reports.test.ts', 'failed calls of the middleware are JSON lines, one of each kind a minute'],
      ['deploy/nginx/internal-headers.nginx.test.ts', 'no internal header of the storefront is sent to a client'],
      [
        'e2e/operations/start-log.spec.ts',
        'a port the Fetch standard blocks is logged at start, and the gauge shows that the middleware cannot send requests',
      ],
    ],
  },
  {
    id: 'O06',
    requirement:
      'The versions of Node.js that are promised are those every package runs on; the first command checks them',
    tests: [
      [
        'scripts/node-versions/node-range.test.ts',
        'the supported Node.js versions are those that every package of the lock file supports',
      ],
      ['scripts/node-versions/node-range.test.ts', 'the README names the same versions'],
      [
        'scripts/node-versions/node-range.test.ts',
        'print the required Node.js version in one sentence, and exit with 1',
      ],
    ],
  },
  {
    id: 'O07',
    requirement: 'No test passes or fails by chance (docs/decisions/033)',
    tests: [
      ['scripts/test/counts.test.ts', 'counts a browser test that passed at the second attempt as failed'],
      ['tests/harness/log-secrets.test.ts', 'accepts log lines without secrets'],
      ['tests/resilience/pause-detector.test.ts', 'excludes a pause, before and after the next beat'],
      ['tests/resilience/pause-detector.test.ts', 'is taken from three at most'],
    ],
  },
  {
    id: 'O08',
    requirement:
      'Data of customers leaves the shop in files of one user alone, recorded; a person who is erased is nowhere in the database but on invoices that are due',
    tests: [
      [
        'store-api/admin/cli/export.test.ts',
        'is readable by its user only, and is recorded: user, time, kind and count',
      ],
      ['store-api/admin/cli/export.test.ts', 'has no password, no token and no hash of one'],
      ['store-api/admin/export/safe-cells.test.ts', 'every text is read back unchanged, whatever its first character'],
      [
        'store-api/customers/personal-data/export-person.test.ts',
        'has no password, token or link that signs in, and no hash of one',
      ],
      ['store-api/customers/personal-data/erase-person.test.ts', 'covers every table of the database'],
      [
        'store-api/customers/personal-data/erase-person.test.ts',
        'leaves email, names, street and phone nowhere but on invoices that are due',
      ],
      [
        'store-api/customers/personal-data/erase-person.test.ts',
        'leaves account and devices nowhere; its audit record has only the number of the account',
      ],
    ],
  },
]
