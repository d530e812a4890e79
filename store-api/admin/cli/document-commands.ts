import { type Command, InvalidArgumentError } from 'commander'
import type { DocumentKind } from '../../catalog/operations/document-kinds'
import type { ApplyOptions, SetOptions } from './documents'

/** Kinds with their own commands, the description of their documents, and their identifiers. */
const DOCUMENT_COMMANDS = {
  product: { what: 'products with their options, variants and attributes', name: '<product key>' },
  picture: { what: 'pictures of no product, for categories, sections, pages and settings', name: '<picture name>' },
  category: { what: 'categories', name: '<category key>' },
  page: { what: 'content pages', name: '<page key>' },
  menu: { what: 'menus of header and footer', name: '<menu key>' },
  section: { what: 'sections of the home page', name: '<section key>' },
  attribute: { what: 'attributes of products', name: '<attribute key>' },
  tax: { what: 'tax rates', name: '<class and zone...>' },
  shipping: { what: 'ways of delivery', name: '<code>' },
  country: { what: 'countries with their states, and which ways of delivery go there', name: '<ISO code>' },
  store: { what: 'the settings of the shop', name: '' },
} as const satisfies Record<DocumentKind, { what: string; name: string }>

const NO_VERSION = 'Versions are whole numbers.'

function toVersion(word: string): number {
  if (!/^\d{1,9}$/.test(word)) throw new InvalidArgumentError(NO_VERSION)
  return Number(word)
}

function addShow(group: Command, kind: DocumentKind, name: string) {
  const show = group.command('show').description('Print one as the document that set takes, with its version.')
  if (name) show.argument(name)
  show.action(async (key: string | string[] | object) => {
    const words = Array.isArray(key) ? key.join(' ') : typeof key === 'string' ? key : 'store'
    await (await import('./documents')).showDocumentCommand(kind, words)
  })
}

function addSet(group: Command, kind: DocumentKind, what: string) {
  group
    .command('set')
    .description(`Add or change ${what} from a file.`)
    .requiredOption('--from <file>', 'YAML or JSON: one document, several or a list')
    .option('--dry-run', 'write nothing, print what would change')
    .option('--expect-version <number>', 'refuse the document if it was changed since that version', toVersion)
    .action(async (options: SetOptions) => (await import('./documents')).setDocumentsCommand(kind, options))
}

/** `apply`, `reindex`, and `product list|show|set|archive` and its kind. */
export function addDocumentCommands(program: Command): void {
  program
    .command('apply')
    .description('Write a whole shop from a folder of documents; what is not in it stays.')
    .argument('<shop.yaml>', 'products, pages and pictures lie in folders beside it')
    .option('--dry-run', 'write nothing, print what would change')
    .option('--mirror', 'also archive, hide or remove what the folder does not have')
    .option('--yes', 'let --mirror take out more than 10 things, or a fifth of the products')
    .action(async (path: string, options: ApplyOptions) => (await import('./documents')).applyCommand(path, options))
  for (const [kind, { what, name }] of Object.entries(DOCUMENT_COMMANDS) as [
    DocumentKind,
    { what: string; name: string },
  ][]) {
    const group = program.command(kind).description(`List and write ${what}.`)
    if (kind !== 'store')
      group
        .command('list')
        .description(`List ${what}.`)
        .action(async () => (await import('./documents')).listDocumentsCommand(kind))
    addShow(group, kind, name)
    addSet(group, kind, what)
    if (kind === 'product' || kind === 'category' || kind === 'section')
      group
        .command('archive')
        .description(kind === 'product' ? 'Sell a product no more.' : `Hide one of the ${what}.`)
        .argument('<key>')
        .action(async (key: string) => (await import('./documents')).archiveCommand(kind, key))
  }
  program
    .command('reindex')
    .description('Rebuild the search index from the products.')
    .action(async () => (await import('./documents')).reindexCommand())
}
