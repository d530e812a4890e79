import type { SecurityRow } from './row'
import { STORE_API } from './rows/store-api'
import { STOREFRONT } from './rows/storefront'

/** Every requirement, the storefront's first. */
export const SECURITY_ROWS: SecurityRow[] = [...STOREFRONT, ...STORE_API]

/** Rows whose tests stand with what an operator copies, and are written there. */
export const SHOWN_BY_DEPLOYMENT: readonly string[] = ['F26']

const testsOf = ({ tests }: SecurityRow) =>
  tests.map(([file, title]) => `\`${file}\` › “${title}”`).join(', ') || 'the tests of `deploy/`'

const table = (rows: SecurityRow[]) => [
  '| Id | What is required | Shown by |',
  '| --- | --- | --- |',
  ...rows.map((row) => `| ${row.id} | ${row.requirement} | ${testsOf(row)} |`),
]

/** What the shop withstands and which test shows it, as a page to read, in Markdown. */
export const securityDoc = (): string =>
  [
    '# What the shop withstands, and which test shows it',
    '',
    'Made from `scripts/security/rows/` by `npm run docs`; `scripts/security/security-doc.test.ts` holds every row to tests that exist.',
    'Why limits and bounds are as they are: [decision 026](decisions/026-what-is-turned-away.md).',
    '',
    '## Storefront',
    '',
    ...table(STOREFRONT),
    '',
    '## Store API',
    '',
    ...table(STORE_API),
    '',
  ].join('\n')
