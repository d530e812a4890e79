import type { RedirectInput } from '../../catalog/former-addresses/plan-redirects'
import { parseBoolean } from './cells'
import { ImportError } from './import-error'
import { openTable, type Row } from './table'

/** Headings of the former and the new address: Shopify, WordPress's plugin Redirection, any other. */
const HEADINGS = [
  ['redirect from', 'redirect to'],
  ['source', 'target'],
  ['from', 'to'],
] as const

export interface SourceRedirect extends RedirectInput {
  line: number
  /** Why it is invalid; empty if it is valid. */
  refusal: string
}

/** Additional conditions of the plugin Redirection. */
function refusalOf(row: Row, to: string): string {
  if (parseBoolean(row.get('regex'))) return 'it is a pattern, not an address'
  if (to === '') return 'it leads nowhere'
  if (row.get('status') === 'disabled') return 'it is switched off'
  return ''
}

/** Reads a file of redirects. @throws ImportError for one of another form */
export async function readRedirects(path: string): Promise<SourceRedirect[]> {
  const table = await openTable(path)
  const headings = HEADINGS.find((names) => names.every((name) => table.has(name)))
  if (!headings)
    throw new ImportError(`${path} has no columns ${HEADINGS.map((names) => names.join(' and ')).join(', or ')}.`)
  const [from, to] = headings
  const redirects: SourceRedirect[] = []
  for await (const row of table.rows)
    redirects.push({
      ...{ line: row.line, from: row.get(from), to: row.get(to) },
      refusal: refusalOf(row, row.get(to)),
    })
  return redirects
}

/** The host of the first full address of a file: that of the former shop. */
export const formerHost = (redirects: readonly SourceRedirect[]): string => {
  const first = redirects.find(({ from }) => /^https?:\/\//i.test(from) && URL.canParse(from))
  return first ? new URL(first.from).host : ''
}
