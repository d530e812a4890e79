import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import type { DocumentKind, DocumentResult, KindDocument } from '../../catalog/operations/apply-documents'
import { connectCommands } from '../command-socket'
import { localCommands, type ShopCommands } from '../shop-commands'
import { plain, print } from './args'
import { CommandError } from './command-error'
import { readDocuments, readShop } from './read-documents'
import { sendPictures } from './send-pictures'
import { withDatabase } from './with-shop'
import { readDatabaseEnv } from '../../env'

/** Results between two lines of progress. */
const PROGRESS_STEP = 100
const PICTURE_STEP = 20

/**
 * Runs a command on the shop: through the socket of the running one where its database is in that process, else on the
 * database.
 */
async function withCommands(work: (commands: ShopCommands) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readDatabaseEnv()
  const running = DATABASE_URL ? null : await connectCommands(DATA_DIR)
  if (running) await work(running)
  else await withDatabase((shop) => work(localCommands(shop)))
}

const SIGNS = { created: '+', changed: '~', same: '=', refused: '!' } as const

function printResult({ kind, key, source, outcome, problems }: DocumentResult) {
  print(plain(`${SIGNS[outcome]} ${kind} ${key}`))
  for (const problem of problems) print(plain(`    ${source}: ${problem}`))
}

/** `3 created, 1 changed, 56 as they were, 2 refused` */
function summary(results: readonly DocumentResult[]): string {
  const count = (outcome: DocumentResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  const words = { created: 'created', changed: 'changed', same: 'as they were', refused: 'refused' } as const
  return Object.entries(words)
    .map(([outcome, word]) => `${count(outcome as keyof typeof words)} ${word}`)
    .join(', ')
}

interface Applying {
  isDryRun: boolean
  /** Where pictures lie. */
  folder: string
}

async function apply(written: KindDocument[], { isDryRun, folder }: Applying): Promise<void> {
  await withCommands(async (commands) => {
    const onProgress = (done: number, total: number) => {
      if (done % PICTURE_STEP === 0 || done === total) print(`${done} of ${total} pictures …`)
    }
    const { documents, added, problems } = await sendPictures(commands, written, { folder, isDryRun, onProgress })
    for (const { file, problem } of problems) print(plain(`! picture ${file}: ${problem}`))
    const actor = userInfo().username
    const results = await commands.run('apply', { documents, actor, isDryRun }, ({ done, total, result }) => {
      if (result && result.outcome !== 'same' && result.outcome !== 'refused') printResult(result)
      if (done % PROGRESS_STEP === 0 && done < total) print(`${done} of ${total} documents …`)
    })
    const refused = results.filter(({ outcome }) => outcome === 'refused')
    refused.forEach(printResult)
    const pictures = added > 0 ? ` ${added} pictures are new.` : ''
    print(`${isDryRun ? 'Nothing was written. It would be: ' : ''}${summary(results)}.${pictures}`)
    if (refused.length > 0) throw new CommandError('Some documents were refused; all others count.')
  })
}

/** Writes a whole shop from a folder. @throws CommandError */
export const applyCommand = async (path: string, { dryRun }: { dryRun?: boolean }): Promise<void> =>
  apply(await readShop(path), { isDryRun: dryRun === true, folder: join(dirname(path), 'pictures') })

/** Writes the documents of a file. @throws CommandError */
export const setDocumentsCommand = async (
  kind: DocumentKind,
  { from, dryRun }: { from: string; dryRun?: boolean },
): Promise<void> => apply(await readDocuments(kind, from), { isDryRun: dryRun === true, folder: dirname(from) })

/** Takes a product off sale, or hides a category or section. @throws CommandError */
export const archiveCommand = (kind: 'product' | 'category' | 'section', key: string): Promise<void> =>
  apply([{ kind, input: kind === 'product' ? { key, status: 'archived' } : { key, isHidden: true }, source: key }], {
    isDryRun: false,
    folder: '.',
  })

/** Lists everything of a kind. */
export const listDocumentsCommand = (kind: DocumentKind): Promise<void> =>
  withCommands(async (commands) => {
    const rows = await commands.run('list', { kind })
    for (const { key, name, state } of rows) print(plain([key, name, state && `(${state})`].filter(Boolean).join('  ')))
    if (rows.length === 0) print('There is none.')
  })

/** Prints a product as the document that `set` takes. @throws CommandError where there is none */
export const showProductCommand = (key: string): Promise<void> =>
  withCommands(async (commands) => {
    const shown = await commands.run('show', { key })
    if (!shown) throw new CommandError(`There is no product ${key}.`)
    print(`# version ${shown.version}\n${stringify(shown.document).trimEnd()}`)
  })

/** Rebuilds the search index. */
export const reindexCommand = (): Promise<void> =>
  withCommands(async (commands) => {
    const { products } = await commands.run('reindex', null, ({ done, total }) =>
      print(`${done} of ${total} products …`),
    )
    print(`${products} products are found by their words again.`)
  })
