import { SaxesParser } from 'saxes'
import { type FileEncoding, readChunks } from './file-text'
import { ImportError } from './import-error'
import { headingKey, type Row, type Table } from './table'

/** Maximum text length of an element, in characters. */
const MAX_TEXT_LENGTH = 2_000_000

interface Item {
  line: number
  cells: Map<string, string>
}

/** The items of an RSS or Atom feed, each element a cell; a repeated element becomes a comma-separated list. */
async function* items(path: string, encoding: FileEncoding): AsyncGenerator<Item> {
  const parser = new SaxesParser()
  const finishedItems: Item[] = []
  let item: Item | null = null
  let name = ''
  let text = ''
  parser.on('error', (error) => {
    throw new ImportError(`Line ${parser.line}: ${error.message}.`)
  })
  parser.on('doctype', () => {
    throw new ImportError('The file has a document type, which no feed has.')
  })
  parser.on('opentag', (tag) => {
    if (tag.name === 'item' || tag.name === 'entry') item = { line: parser.line, cells: new Map() }
    else if (item) name = headingKey(tag.name)
    text = ''
  })
  const add = (part: string) => {
    text += part
    if (text.length > MAX_TEXT_LENGTH) throw new ImportError(`Line ${parser.line}: the text is too long.`)
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', (tag) => {
    if (!item) return
    if (tag.name === 'item' || tag.name === 'entry') {
      finishedItems.push(item)
      item = null
      return
    }
    if (headingKey(tag.name) !== name) return
    const previous = item.cells.get(name)
    item.cells.set(name, previous === undefined ? text.trim() : `${previous},${text.trim()}`)
    name = ''
  })
  for await (const chunk of readChunks(path, encoding)) {
    parser.write(chunk)
    yield* finishedItems.splice(0)
  }
  parser.close()
  yield* finishedItems.splice(0)
}

/** Opens an XML feed as a table. Its headings are those of the first item. @throws ImportError */
export async function openXml(path: string): Promise<Table> {
  const encoding: FileEncoding = 'utf-8'
  let headings: string[] = []
  for await (const { cells } of items(path, encoding)) {
    headings = [...cells.keys()]
    break
  }
  if (headings.length === 0) throw new ImportError(`${path} has no items.`)
  async function* rows(): AsyncGenerator<Row> {
    for await (const { line, cells } of items(path, encoding)) {
      const get = (heading: string) => cells.get(headingKey(heading)) ?? ''
      yield { line, get, raw: get }
    }
  }
  return { encoding, delimiter: '', headings, has: (heading) => headings.includes(headingKey(heading)), rows: rows() }
}
