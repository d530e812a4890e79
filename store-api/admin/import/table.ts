import { Readable } from 'node:stream'
import { type CsvError, parse } from 'csv-parse'
import { unescapeCell } from '../export/safe-cells'
import { detectEncoding, type FileEncoding, readSample, readChunks } from './file-text'
import { ImportError } from './import-error'

/** Maximum length of a row, in characters: descriptions can be long, but an unclosed quote must not fill the memory. */
const MAX_ROW_LENGTH = 2_000_000

/** Length of the sample for delimiter detection, in characters. */
const DELIMITER_SAMPLE_LENGTH = 100_000

const DELIMITERS = [',', ';', '\t', '|'] as const

/** One row of a table. */
export interface Row {
  /** First line in the file, from 1. */
  line: number
  /** The cell below a heading, in any letter case; empty if there is none. */
  get: (heading: string) => string
  /** The same without trimming. */
  raw: (heading: string) => string
}

export interface Table {
  encoding: FileEncoding
  delimiter: string
  /** Unchanged from the file. */
  headings: string[]
  /** Whether it has a column of this name, in any case. */
  has: (heading: string) => boolean
  /** Can be read once. */
  rows: AsyncIterable<Row>
}

/** Normalizes a heading for comparison: lower case, single blanks. */
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
  const unquoted = firstRecord(text).replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length - 1)
  const maxCount = Math.max(...counts)
  return DELIMITERS[counts.indexOf(maxCount)] ?? ','
}

interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

const countOf = (record: readonly string[], pattern: RegExp) =>
  record.reduce((count, cell) => count + (cell.match(pattern)?.length ?? 0), 0)

/** Computes the first line of each record. The parser counts a quoted line break of two characters twice. */
function lineCounter(): (parsed: ParsedRecord) => number {
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

async function* records(path: string, encoding: FileEncoding, delimiter: string): AsyncGenerator<ParsedRecord> {
  const parser = parse({
    ...{ delimiter, bom: true, info: true, trim: true, skip_empty_lines: true },
    ...{ relax_quotes: true, relax_column_count: true, max_record_size: MAX_ROW_LENGTH },
  })
  const source = Readable.from(readChunks(path, encoding))
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const parsed of parser) yield parsed as ParsedRecord
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
 * @param renamedHeadings new headings by the file's headings, compared by `headingKey`
 * @throws ImportError for a file without headings, and while reading for an unclosed quote
 */
export async function openTable(
  path: string,
  renamedHeadings: ReadonlyMap<string, string> = new Map(),
): Promise<Table> {
  const encoding = await detectEncoding(path)
  const delimiter = detectDelimiter(await readSample(path, encoding, DELIMITER_SAMPLE_LENGTH))
  const parsedRecords = records(path, encoding, delimiter)
  const lineOf = lineCounter()
  const first = await parsedRecords.next()
  if (!first.done) lineOf(first.value)
  const headings = first.done ? [] : first.value.record
  if (headings.every((heading) => heading === '')) throw new ImportError(`${path} has no headings.`)
  const columns = new Map<string, number>()
  for (const [place, heading] of headings.entries()) {
    const key = headingKey(heading)
    const name = headingKey(renamedHeadings.get(key) ?? key)
    if (name !== '' && !columns.has(name)) columns.set(name, place)
  }
  async function* rows(): AsyncGenerator<Row> {
    for await (const parsed of parsedRecords) {
      const { record } = parsed
      const line = lineOf(parsed)
      if (record.every((cell) => cell === '')) continue
      const raw = (heading: string) => unescapeCell(record[columns.get(headingKey(heading)) ?? -1] ?? '')
      yield { line, raw, get: (heading) => raw(heading).trim() }
    }
  }
  return { encoding, delimiter, headings, has: (heading) => columns.has(headingKey(heading)), rows: rows() }
}
