import { parseDocument } from 'yaml'
import type { Locale } from '../../i18n/locale'
import type { Dialect } from './dialects/dialect'
import { own } from './dialects/own'
import { detectEncoding, readChunks } from './file-text'
import { ImportError } from './import-error'
import { ownProduct } from './own-product'
import type { SourceProduct } from './source-product'
import type { Table } from './table'

/** Maximum document length, in characters. */
const MAX_DOCUMENT_LENGTH = 2_000_000

/** Maximum number of anchors that a document may repeat: more are an attack on memory. */
const MAX_ALIASES = 1000

interface DocumentPart {
  text: string
  /** First line in the file, from 1. */
  line: number
}

/** The documents of a file, as texts. @throws ImportError for one that is too long */
async function* splitDocuments(path: string): AsyncGenerator<DocumentPart> {
  let text = ''
  let line = 1
  let lines = 0
  let rest = ''
  for await (const chunk of readChunks(path, await detectEncoding(path))) {
    const all = (rest + chunk).split('\n')
    rest = all.pop() ?? ''
    for (const one of all) {
      lines++
      if (/^---(\s|$)/.test(one)) {
        yield { text, line }
        text = `${one.slice('---'.length)}\n`
        line = lines
      } else text += `${one}\n`
    }
    if (text.length + rest.length > MAX_DOCUMENT_LENGTH)
      throw new ImportError(`Line ${line}: the document is longer than ${MAX_DOCUMENT_LENGTH} characters.`)
  }
  yield { text: text + rest, line }
}

function parsePart({ text, line }: DocumentPart): unknown[] {
  const document = parseDocument(text, { merge: false })
  const [error] = document.errors
  if (error) throw new ImportError(`Line ${line}: ${error.message.split('\n')[0]}`)
  const content: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
  if (Array.isArray(content)) return content as unknown[]
  return content === null ? [] : [content]
}

async function* readDocuments(path: string, language: Locale): AsyncGenerator<SourceProduct> {
  for await (const part of splitDocuments(path))
    for (const input of parsePart(part)) {
      const location = { line: part.line, rows: 1, storeLanguage: language }
      const hasKey = typeof input === 'object' && input !== null && 'key' in input && typeof input.key === 'string'
      if (hasKey) yield ownProduct(input as { key: string }, location)
      else yield { ...ownProduct({ key: '' }, location), refusal: 'a document needs a key' }
    }
}

const DOCUMENT_DIALECT: Dialect = { ...own, name: 'Documents of this shop' }

/** Opens a file of product documents in YAML or JSON, as `apply` reads them. @throws ImportError while it is read */
export async function openDocuments(path: string, language: Locale = 'en') {
  const emptyTable: Pick<Table, 'headings' | 'has' | 'rows'> = {
    headings: [],
    has: () => false,
    rows: (async function* () {})(),
  }
  const table: Table = { encoding: await detectEncoding(path), delimiter: '', ...emptyTable }
  return { dialect: DOCUMENT_DIALECT, table, headings: [], products: readDocuments(path, language) }
}
