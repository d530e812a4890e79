import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { readCell } from '../export/safe-cells'
import { detectEncoding, type FileEncoding, readBeginning, readChunks } from './file-text'
import { ImportError } from './import-error'

/** Maximum length of a row, in characters: descriptions can be long, but an unclosed quote must not fill the memory. */
const MAX_ROW_LENGTH = 2_000_000

/** Characters the delimiter is looked for in. */
const BEGINNING = 100_000

const DELIMITERS = [',', ';', '\t', '|'] as const

/** One row of a table. */
export interface Row {
  /** Line of the file it begins on, from 1. */
  line: number
  /** The cell below a heading, in any letter case; empty if there is none. */
  get: (heading: string) => string
  /** The same with the blanks around it. */
  whole: (heading: string) => string
}

export interface Table {
  encoding: FileEncoding
  delimiter: string
  /** As the file has them. */
  headings: string[]
  /** Whether it has a column of this name, in any case. */
  has: (heading: string) => boolean
  /** Can be read once. */
  rows: AsyncIterable<Row>
}

/** How headings are compared: in small letters, with single blanks. */
export const headingKey = (heading: string): string =>
  heading
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()

/** The first record of a text, quoted line breaks included. */
function firstRecord(text: string): string {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (!isQuoted && (text[at] === '\n' || text[at] === '\r') && text.slice(0, at).trim() !== '')
      return text.slice(0, at)
  }
  return text
}

/** The most frequent delimiter between the headings, outside quotes. */
export function detectDelimiter(text: string): string {
  const outside = firstRecord(text).replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => outside.split(delimiter).length - 1)
  const most = Math.max(...counts)
  return DELIMITERS[counts.indexOf(most)] ?? ','
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

const countOf = (record: readonly string[], form: RegExp) =>
  record.reduce((count, cell) => count + (cell.match(form)?.length ?? 0), 0)

/** The lines that records begin on. The parser counts a quoted line break of two characters twice. */
function lineCounter(): (parsed: Parsed) => number {
  let excess = 0
  return ({ record, info }) => {
    excess += countOf(record, /\r\n/g)
    return info.lines - excess - countOf(record, /\r\n|\n|\r/g)
  }
}

function messageOf(error: CsvError): string {
  const line = typeof error.lines === 'number' ? `Line ${error.lines}: ` : ''
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return `${line}a quote is opened and never closed.`
  if (error.code === 'CSV_MAX_RECORD_SIZE') return `${line}the row is longer than ${MAX_ROW_LENGTH} characters.`
  return `${line}${error.message}`
}

async function* records(path: string, encoding: FileEncoding, delimiter: string): AsyncGenerator<Parsed> {
  const parser = parse({
    ...{ delimiter, bom: true, info: true, trim: true, skip_empty_lines: true },
    ...{ relax_quotes: true, relax_column_count: true, max_record_size: MAX_ROW_LENGTH },
  })
  const source = Readable.from(readChunks(path, encoding))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const parsed of parser) yield parsed as Parsed
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new ImportError(messageOf(error as CsvError))
    throw error
  } finally {
    source.destroy()
  }
}

/**
 * Opens a text table with headings from any source: encoding and delimiter are detected from its content.
 * @param renamed headings by the heading that replaces them; compared as `headingKey` does
 * @throws ImportError for a file without headings, and while reading for an unclosed quote
 */
export async function openTable(path: string, renamed: ReadonlyMap<string, string> = new Map()): Promise<Table> {
  const encoding = await detectEncoding(path)
  const delimiter = detectDelimiter(await readBeginning(path, encoding, BEGINNING))
  const read = records(path, encoding, delimiter)
  const lineOf = lineCounter()
  const first = await read.next()
  if (!first.done) lineOf(first.value)
  const headings = first.done ? [] : first.value.record
  if (headings.every((heading) => heading === '')) throw new ImportError(`${path} has no headings.`)
  const columns = new Map<string, number>()
  for (const [place, heading] of headings.entries()) {
    const key = headingKey(heading)
    const name = headingKey(renamed.get(key) ?? key)
    if (name !== '' && !columns.has(name)) columns.set(name, place)
  }
  async function* rows(): AsyncGenerator<Row> {
    for await (const parsed of read) {
      const { record } = parsed
      const line = lineOf(parsed)
      if (record.every((cell) => cell === '')) continue
      const whole = (heading: string) => readCell(record[columns.get(headingKey(heading)) ?? -1] ?? '')
      yield { line, whole, get: (heading) => whole(heading).trim() }
    }
  }
  return { encoding, delimiter, headings, has: (heading) => columns.has(headingKey(heading)), rows: rows() }
}
