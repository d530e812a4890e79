import { type Command, InvalidArgumentError } from 'commander'
import type { DocumentKind } from '../../catalog/operations/document-kinds'
import type { ApplyOptions, SetOptions } from './documents'

/** Kinds with their own commands, the description of their documents, and their identifiers. */
const DOCUMENT_COMMANDS = {
  product: { description: 'products with their options, variants and attributes', name: '<product key>' },
  picture: {
    description: 'pictures of no product, for categories, sections, pages and settings',
    name: '<picture name>',
  },
  category: { description: 'categories', name: '<category key>' },
  page: { description: 'content pages', name: '<page key>' },
  menu: { description: 'menus of header and footer', name: '<menu key>' },
  section: { description: 'sections of the home page', name: '<section key>' },
  attribute: { description: 'attributes of products', name: '<attribute key>' },
  tax: { description: 'tax rates', name: '<class and zone...>' },
  shipping: { description: 'ways of delivery', name: '<code>' },
  country: { description: 'countries with their states, and which ways of delivery go there', name: '<ISO code>' },
  store: { description: 'the settings of the shop', name: '' },
} as const satisfies Record<DocumentKind, { description: string; name: string }>

const VERSION_ERROR = 'Versions are whole numbers.'

function toVersion(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError(VERSION_ERROR)
  return Number(value)
}

function addShowCommand(group: Command, kind: DocumentKind, name: string) {
  const show = group.command('show').description('Print one as the document that set takes, with its version.')
  if (name) show.argument(name)
  show.action(async (key: string | string[] | object) => {
    const identifier = Array.isArray(key) ? key.join(' ') : typeof key === 'string' ? key : 'store'
    await (await import('./documents')).showDocumentCommand(kind, identifier)
  })
}

function addSetCommand(group: Command, kind: DocumentKind, description: string) {
  group
    .command('set')
    .description(`Add or change ${description} from a file.`)
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
  for (const [kind, { description, name }] of Object.entries(DOCUMENT_COMMANDS) as [
    DocumentKind,
    { description: string; name: string },
  ][]) {
    const group = program.command(kind).description(`List and write ${description}.`)
    if (kind !== 'store')
      group
        .command('list')
        .description(`List ${description}.`)
        .action(async () => (await import('./documents')).listDocumentsCommand(kind))
    addShowCommand(group, kind, name)
    addSetCommand(group, kind, description)
    if (kind === 'product' || kind === 'category' || kind === 'section')
      group
        .command('archive')
        .description(kind === 'product' ? 'Sell a product no more.' : `Hide one of the ${description}.`)
        .argument('<key>')
        .action(async (key: string) => (await import('./documents')).archiveCommand(kind, key))
  }
  program
    .command('reindex')
    .description('Rebuild the search index from the products.')
    .action(async () => (await import('./documents')).reindexCommand())
}
