import { isYes } from '../cells'
import { ImportError } from '../import-error'
import type { Row, Table } from '../table'

/** A subscriber of a newsletter, as its export has them. */
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
  /** Why they are not subscribed there; empty where they are. */
  problem: string
}

/** Columns of the email, and of the list that calls it so. */
const EMAILS = ['Email Address', 'Email', 'user_email']

/** Columns with the time of consent; a confirmation takes precedence over the subscription. */
const CONFIRMED = ['CONFIRM_TIME', 'confirmed_at', 'Confirmed at', 'Confirmed on']
const OPTED_IN = [
  ...['OPTIN_TIME', 'subscribed_at', 'last_subscribed_at', 'Subscribed at', 'Subscribed on', 'Consent date'],
  ...['Email Marketing Consent Updated At', 'Accepts Email Marketing Updated At'],
]

/** Columns with the form of consent. */
const EVIDENCE = [
  ...[...OPTED_IN, 'OPTIN_IP', ...CONFIRMED, 'CONFIRM_IP', 'subscribed_ip', 'Subscribed IP', 'confirmed_ip'],
  ...['Confirmed IP', 'Email Marketing Consent Level', 'Opt-in Level'],
]

const STATES = ['Global Status', 'Status', 'list_status', 'Subscription status', 'Email Marketing Consent State']
const SUBSCRIBED = new Set(['', 'subscribed', 'active', '1', 'yes', 'true'])
const ACCEPTS = ['Accepts Email Marketing', 'Accepts Marketing']

const firstOf = (row: Row, headings: readonly string[]): string =>
  headings.map(row.get).find((cell) => cell !== '') ?? ''

/** A time without a zone is that of UTC, as lists write it. */
function timeOf(cell: string): string {
  const hasZone = !/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(cell)
  const at = new Date(hasZone ? cell : `${cell.replace(' ', 'T')}Z`)
  return Number.isNaN(at.getTime()) ? '' : at.toISOString()
}

function problemOf(row: Row, table: Table): string {
  const state = firstOf(row, STATES).toLowerCase()
  if (!SUBSCRIBED.has(state)) return `it is ${state} there`
  if (firstOf(row, ['UNSUB_TIME', 'unsubscribed_at', 'Unsubscribed at']) !== '') return 'it has left the list there'
  if (firstOf(row, ['CLEAN_TIME']) !== '') return 'mails to it come back'
  const accepts = ACCEPTS.find(table.has)
  return accepts !== undefined && !isYes(row.get(accepts)) ? 'it accepts no marketing there' : ''
}

function sourceOf(table: Table): string {
  if (table.has('OPTIN_TIME')) return 'mailchimp'
  if (table.has('Global Status') || table.has('subscribed_ip') || table.has('Subscribed IP')) return 'mailpoet'
  return ACCEPTS.some(table.has) ? 'shopify' : 'list'
}

/** Subscribers of a list. @throws ImportError for a file without emails */
export async function* readSubscribers(table: Table): AsyncGenerator<SourceSubscriber> {
  const heading = EMAILS.find(table.has)
  if (!heading) throw new ImportError(`This is no list of subscribers: it has no column ${EMAILS.join(', ')}.`)
  const source = sourceOf(table)
  // This shop's own export has each in one column.
  const isOwn = table.has('Consent') && table.has('Source')
  const evidence = [...new Set(EVIDENCE)].filter(table.has)
  for await (const row of table.rows) {
    const found = evidence.flatMap((name) => (row.get(name) === '' ? [] : [`${name} ${row.get(name)}`]))
    yield {
      ...{ line: row.line, email: row.get(heading), problem: problemOf(row, table) },
      source: (isOwn && row.get('Source')) || source,
      consentedAt: timeOf(firstOf(row, CONFIRMED)) || timeOf(firstOf(row, OPTED_IN)),
      consent: (isOwn && row.get('Consent')) || found.join('; '),
      language: firstOf(row, ['Language', 'LANG', 'locale']),
    }
  }
}
