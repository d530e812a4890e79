import { parseBoolean } from '../cells'
import { ImportError } from '../import-error'
import type { Row, Table } from '../table'

/** A subscriber in the export of a newsletter. */
export interface SourceSubscriber {
  line: number
  email: string
  /** The list it comes from: `mailchimp`, `mailpoet`, `shopify`; `list` for any other. */
  source: string
  /** When they consented, ISO 8601; empty if the file does not contain it. */
  consentedAt: string
  /** All data of the file about the consent, unchanged. */
  consent: string
  /** BCP 47 or a part of it; empty if the file does not contain it. */
  language: string
  /** Why they are not subscribed there; empty if they are. */
  problem: string
}

/** Columns of the email in the various exports. */
const EMAIL_COLUMNS = ['Email Address', 'Email', 'user_email']

/** Columns with the time of consent; a confirmation takes precedence over the subscription. */
const CONFIRMATION_COLUMNS = ['CONFIRM_TIME', 'confirmed_at', 'Confirmed at', 'Confirmed on']
const OPT_IN_COLUMNS = [
  ...['OPTIN_TIME', 'subscribed_at', 'last_subscribed_at', 'Subscribed at', 'Subscribed on', 'Consent date'],
  ...['Email Marketing Consent Updated At', 'Accepts Email Marketing Updated At'],
]

/** Columns with the form of consent. */
const CONSENT_COLUMNS = [
  ...[
    ...OPT_IN_COLUMNS,
    'OPTIN_IP',
    ...CONFIRMATION_COLUMNS,
    'CONFIRM_IP',
    'subscribed_ip',
    'Subscribed IP',
    'confirmed_ip',
  ],
  ...['Confirmed IP', 'Email Marketing Consent Level', 'Opt-in Level'],
]

const STATUS_COLUMNS = [
  'Global Status',
  'Status',
  'list_status',
  'Subscription status',
  'Email Marketing Consent State',
]
const SUBSCRIBED_STATUSES = new Set(['', 'subscribed', 'active', '1', 'yes', 'true'])
const MARKETING_COLUMNS = ['Accepts Email Marketing', 'Accepts Marketing']

const firstOf = (row: Row, headings: readonly string[]): string =>
  headings.map(row.get).find((cell) => cell !== '') ?? ''

/** A time without a zone is UTC, as in the exports of lists. */
function timeOf(cell: string): string {
  const hasZone = !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(cell)
  const at = new Date(hasZone ? cell : `${cell.replace(' ', 'T')}Z`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

function problemOf(row: Row, table: Table): string {
  const state = firstOf(row, STATUS_COLUMNS).toLowerCase()
  if (!SUBSCRIBED_STATUSES.has(state)) return `it is ${state} there`
  if (firstOf(row, ['UNSUB_TIME', 'unsubscribed_at', 'Unsubscribed at']) !== '') return 'it has left the list there'
  if (firstOf(row, ['CLEAN_TIME']) !== '') return 'mails to it come back'
  const marketingColumn = MARKETING_COLUMNS.find(table.has)
  return marketingColumn !== undefined && !parseBoolean(row.get(marketingColumn)) ? 'it accepts no marketing there' : ''
}

function sourceOf(table: Table): string {
  if (table.has('OPTIN_TIME')) return 'mailchimp'
  if (table.has('Global Status') || table.has('subscribed_ip') || table.has('Subscribed IP')) return 'mailpoet'
  return MARKETING_COLUMNS.some(table.has) ? 'shopify' : 'list'
}

/** Subscribers of a list. @throws ImportError for a file without emails */
export async function* readSubscribers(table: Table): AsyncGenerator<SourceSubscriber> {
  const heading = EMAIL_COLUMNS.find(table.has)
  if (!heading) throw new ImportError(`This is no list of subscribers: it has no column ${EMAIL_COLUMNS.join(', ')}.`)
  const source = sourceOf(table)
  // This shop's own export has the columns Source and Consent.
  const isOwn = table.has('Consent') && table.has('Source')
  const consentColumns = [...new Set(CONSENT_COLUMNS)].filter(table.has)
  for await (const row of table.rows) {
    const consentCells = consentColumns.flatMap((name) => (row.get(name) === '' ? [] : [`${name} ${row.get(name)}`]))
    yield {
      ...{ line: row.line, email: row.get(heading), problem: problemOf(row, table) },
      source: (isOwn && row.get('Source')) || source,
      consentedAt: timeOf(firstOf(row, CONFIRMATION_COLUMNS)) || timeOf(firstOf(row, OPT_IN_COLUMNS)),
      consent: (isOwn && row.get('Consent')) || consentCells.join('; '),
      language: firstOf(row, ['Language', 'LANG', 'locale']),
    }
  }
}
