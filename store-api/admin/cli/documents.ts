import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { KindDocument } from '../../catalog/operations/apply-documents'
import { type DocumentKind, operationsOf } from '../../catalog/operations/document-kinds'
import { sanitize, print } from './args'
import { CommandError } from './command-error'
import { readDocuments, readShop } from './read-documents'
import { sendPictures } from './send-pictures'
import { printResult, summary } from './print-results'
import { withCommands } from './with-commands'

/** Results between two lines of progress. */
const PROGRESS_STEP = 100
const PICTURE_STEP = 20

interface ApplySettings {
  isDryRun: boolean
  isMirror?: boolean
  isConfirmed?: boolean
  expectedVersion?: number | undefined
  /** Folder of the pictures. */
  folder: string
}

async function apply(inputDocuments: KindDocument[], { isDryRun, folder, ...options }: ApplySettings): Promise<void> {
  await withCommands(async (commands) => {
    const onProgress = (done: number, total: number) => {
      if (done % PICTURE_STEP === 0 || done === total) print(`${done} of ${total} pictures …`)
    }
    const { documents, added, problems } = await sendPictures(commands, inputDocuments, {
      folder,
      isDryRun,
      onProgress,
    })
    for (const { file, problem } of problems) print(sanitize(`! picture ${file}: ${problem}`))
    const actor = userInfo().username
    const input = { documents, actor, isDryRun, ...options }
    const results = await commands.run('apply', input, ({ done, total }) => {
      if (done % PROGRESS_STEP === 0 && done < total) print(`${done} of ${total} documents …`)
    })
    const refused = results.filter(({ outcome }) => outcome === 'refused')
    results
      .filter(({ outcome, notes }) => outcome !== 'refused' && (outcome !== 'same' || notes.length > 0))
      .forEach(printResult)
    refused.forEach(printResult)
    const pictures = added > 0 ? ` ${added} pictures are new.` : ''
    print(`${isDryRun ? 'Nothing was written. It would be: ' : ''}${summary(results)}.${pictures}`)
    if (refused.length > 0 && options.isMirror) print('Nothing was taken out, as documents were refused.')
    if (refused.length > 0) throw new CommandError('Some documents were refused; all others count.')
  })
}

/** Options of `apply`. */
export interface ApplyOptions {
  dryRun?: boolean
  mirror?: boolean
  yes?: boolean
}

/** Writes a whole shop from a folder. @throws CommandError */
export const applyCommand = async (path: string, { dryRun, mirror, yes }: ApplyOptions): Promise<void> =>
  apply(await readShop(path), {
    ...{ isDryRun: dryRun === true, isMirror: mirror === true, isConfirmed: yes === true },
    folder: join(dirname(path), 'pictures'),
  })

/** Options of `set`. */
export interface SetOptions {
  from: string
  dryRun?: boolean
  expectVersion?: number
}

/** Writes the documents of a file. @throws CommandError */
export async function setDocumentsCommand(kind: DocumentKind, options: SetOptions): Promise<void> {
  const { from, dryRun, expectVersion: expectedVersion } = options
  const documents = await readDocuments(kind, from)
  if (expectedVersion !== undefined && documents.length > 1)
    throw new CommandError('--expect-version is for a file with one document.')
  await apply(documents, { isDryRun: dryRun === true, folder: dirname(from), expectedVersion })
}

/** Withdraws a product, or hides a category or section. @throws CommandError */
export const archiveCommand = (kind: 'product' | 'category' | 'section', key: string): Promise<void> =>
  apply([{ kind, input: { key, ...operationsOf(kind).archived }, source: key }], { isDryRun: false, folder: '.' })

/** Lists all documents of a kind. */
export const listDocumentsCommand = (kind: DocumentKind): Promise<void> =>
  withCommands(async (commands) => {
    const rows = await commands.run('list', { kind })
    for (const { key, name, state } of rows)
      print(sanitize([key, name, state && `(${state})`].filter(Boolean).join('  ')))
    if (rows.length === 0) print('There is none.')
  })

/** Prints a document in the form that `set` accepts. @throws CommandError if it does not exist */
export const showDocumentCommand = (kind: DocumentKind, key: string): Promise<void> =>
  withCommands(async (commands) => {
    const stored = await commands.run('show', { kind, key })
    if (!stored) throw new CommandError(`There is no ${kind} ${key}.`)
    print(`# version ${stored.version}\n${stringify(stored.document).trimEnd()}`)
  })

/** Rebuilds the search index. */
export const reindexCommand = (): Promise<void> =>
  withCommands(async (commands) => {
    const { products } = await commands.run('reindex', null, ({ done, total }) =>
      print(`${done} of ${total} products …`),
    )
    print(`${products} products are found by their words again.`)
  })
