import type { SecurityRow } from './row'
import { OPERATION } from './rows/operation'
import { STORE_API } from './rows/store-api'
import { STOREFRONT } from './rows/storefront'
import { WRITTEN_TEXTS } from './rows/written-texts'

/** Every requirement, the storefront's first. */
export const SECURITY_ROWS: SecurityRow[] = [...STOREFRONT, ...STORE_API, ...WRITTEN_TEXTS, ...OPERATION]

const testsOf = ({ tests }: SecurityRow) => tests.map(([file, title]) => `\`${file}\` › “${title}”`).join(', ')

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
    '## What people write',
    '',
    ...table(WRITTEN_TEXTS),
    '',
    '## Operation',
    '',
    ...table(OPERATION),
    '',
  ].join('\n')
