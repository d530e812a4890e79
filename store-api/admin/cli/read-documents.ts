import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative } from 'node:path'
import { parseAllDocuments } from 'yaml'
import type { KindDocument } from '../../catalog/operations/apply-documents'
import type { DocumentKind } from '../../catalog/operations/document-kinds'
import { CommandError } from './command-error'

/** Maximum file size, in bytes. */
const MAX_FILE_BYTES = 5 * 1024 * 1024

/** Maximum number of anchors that a document may repeat: more are an attack on memory. */
const MAX_ALIASES = 1000

const YAML_EXTENSIONS = ['.yaml', '.yml', '.json']

async function readText(path: string): Promise<string> {
  const { size } = await stat(path).catch((error: unknown) => {
    throw new CommandError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`)
  })
  if (size > MAX_FILE_BYTES) throw new CommandError(`${path} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`)
  const bytes = await readFile(path)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CommandError(`${path} is no text in UTF-8.`)
  }
}

/** The documents of a YAML or JSON file: one, several with `---` between them, or a list. @throws CommandError */
async function readYaml(path: string): Promise<unknown[]> {
  const text = await readText(path)
  const documents = parseAllDocuments(text, { merge: false, maxAliasCount: MAX_ALIASES } as object)
  const list = Array.isArray(documents) ? documents : []
  return list.flatMap((document) => {
    const [error] = document.errors
    if (error) throw new CommandError(`${path}: ${error.message.split('\n')[0]}`)
    const content: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
    return Array.isArray(content) ? (content as unknown[]) : content === null ? [] : [content]
  })
}

/** The documents of a file, all of one kind. @throws CommandError */
export async function readDocuments(kind: DocumentKind, path: string): Promise<KindDocument[]> {
  const inputs = await readYaml(path)
  if (inputs.length === 0) throw new CommandError(`${path} is empty.`)
  return inputs.map((input, at) => ({ kind, input, source: inputs.length > 1 ? `${path}, document ${at + 1}` : path }))
}

/** Lists of `shop.yaml` and their kinds, in the order of writing. */
const LISTS_BEFORE_PRODUCTS = {
  pictures: 'picture',
  countries: 'country',
  tax: 'tax',
  shipping: 'shipping',
  attributes: 'attribute',
  categories: 'category',
} as const
const LISTS_AFTER_PRODUCTS = { menus: 'menu', sections: 'section' } as const

/** Kinds whose lists have no order in the shop. */
const UNORDERED_KINDS: ReadonlySet<DocumentKind> = new Set(['picture', 'tax', 'country'])

type Lists = Partial<Record<string, unknown>>

function documentsOf(lists: Lists, kinds: Record<string, DocumentKind>, path: string): KindDocument[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const list = lists[name]
    if (list === undefined || list === null) return []
    if (!Array.isArray(list)) throw new CommandError(`${path}: ${name} must be a list.`)
    return list.map((input: unknown, position) => ({
      kind,
      // Their order in the file is their order in the shop.
      input: UNORDERED_KINDS.has(kind) || typeof input !== 'object' ? input : { position, ...input },
      source: `${path}, ${name}[${position}]`,
    }))
  })
}

async function yamlFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => YAML_EXTENSIONS.includes(extname(name)))
    .sort()
    .map((name) => join(folder, name))
}

/** HTML content pages. A page without its own title gets its first heading. */
async function readHtmlPages(folder: string): Promise<KindDocument[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => extname(name) === '.html').sort()
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const html = await readText(path)
      const [heading = '', title = ''] = /^\s*<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? []
      const key = basename(name, '.html')
      return {
        kind: 'page' as const,
        input: { key, title: title || key, html: html.slice(heading.length) },
        source: path,
      }
    }),
  )
}

/**
 * A whole shop as documents, in the order of their dependencies: settings, pictures of no product, resources that
 * products refer to, pages, products, and resources that refer to products.
 * @param path of `shop.yaml`; products, pages and pictures are in folders beside it
 * @throws CommandError for a file that cannot be read or parsed
 */
export async function readShop(path: string): Promise<KindDocument[]> {
  const [content, ...others] = await readYaml(path)
  if (typeof content !== 'object' || content === null || others.length > 0)
    throw new CommandError(`${path} must be one document with the shop's settings.`)
  const { language: _, ...lists } = content as Lists
  const names = [...Object.keys(LISTS_BEFORE_PRODUCTS), ...Object.keys(LISTS_AFTER_PRODUCTS)]
  const settings = Object.fromEntries(Object.entries(lists).filter(([name]) => !names.includes(name)))
  const folder = dirname(path)
  const read = async (kind: DocumentKind, name: string) =>
    (await Promise.all((await yamlFilesIn(join(folder, name))).map((file) => readDocuments(kind, file)))).flat()
  const documents: KindDocument[] = [
    { kind: 'store', input: settings, source: path },
    ...documentsOf(lists, LISTS_BEFORE_PRODUCTS, path),
    ...(await read('page', 'pages')),
    ...(await readHtmlPages(join(folder, 'pages'))),
    ...(await read('product', 'products')),
    ...documentsOf(lists, LISTS_AFTER_PRODUCTS, path),
  ]
  return documents.map((document) => ({ ...document, source: relative(folder, document.source) || document.source }))
}
