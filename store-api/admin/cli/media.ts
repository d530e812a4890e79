import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { MAX_MEDIA_BYTES } from '../../catalog/media/inspect'
import { MIN_HASH_LETTERS } from '../../catalog/media/list-media'
import { plain, print } from './args'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

const KIB = 1024

/** `1.5 MB`, `320 kB` */
const size = (bytes: number): string =>
  bytes >= KIB * KIB ? `${(bytes / KIB / KIB).toFixed(1)} MB` : `${Math.ceil(bytes / KIB)} kB`

const sum = (rows: readonly { bytes: number }[]) => size(rows.reduce((total, { bytes }) => total + bytes, 0))

/** `1 photograph`, `3 photographs` */
const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Lists the photographs of the shop. */
export const listMediaCommand = (): Promise<void> =>
  withCommands(async (commands) => {
    const rows = await commands.run('listMedia', null)
    for (const { hash, type, width, height, bytes, pictures } of rows)
      print(
        `${hash.slice(0, 2 * MIN_HASH_LETTERS)}  ${width} × ${height}  ${type}  ${size(bytes)}  ${pictures || 'not'} used`,
      )
    print(rows.length === 0 ? 'There is none.' : `${counted(rows.length, 'photograph')}, ${sum(rows)}.`)
  })

async function readPhotograph(file: string): Promise<Buffer | string> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) return 'there is no such file'
  if (found.size > MAX_MEDIA_BYTES) return `it is larger than ${MAX_MEDIA_BYTES / KIB / KIB} MB`
  return readFile(file)
}

/** Keeps photographs and prints their hashes. @throws CommandError when one is refused; the others are kept */
export const addMediaCommand = (files: readonly string[]): Promise<void> =>
  withCommands(async (commands) => {
    let refused = 0
    for (const file of files) {
      const photograph = await readPhotograph(file)
      const { hash, problem } =
        typeof photograph === 'string'
          ? { hash: '', problem: photograph }
          : await commands.run('addMedia', { base64: photograph.toString('base64') })
      if (problem) refused += 1
      print(plain(problem ? `! ${file}: ${problem}` : `${hash}  ${file}`))
    }
    if (refused > 0) throw new CommandError(`${counted(refused, 'file')} refused.`)
  })

/** Shows a photograph and what uses it. @throws CommandError where there is none */
export const showMediaCommand = (hash: string): Promise<void> =>
  withCommands(async (commands) => {
    const shown = await commands.run('showMedia', { hash })
    if (!shown)
      throw new CommandError(
        `No photograph, or more than one, begins with ${hash}: give ${MIN_HASH_LETTERS} letters or more.`,
      )
    print(shown.hash)
    print(`${shown.width} × ${shown.height}, ${shown.type}, ${size(shown.bytes)}, colour ${shown.colour}`)
    print(`Added ${shown.addedAt}.`)
    for (const { picture, productKey, focus } of shown.usedBy)
      print(
        `  ${picture}${productKey ? ` of the product ${productKey}` : ''}${focus ? `, focus ${focus.join(' ')}` : ''}`,
      )
    if (shown.usedBy.length === 0) print('No picture uses it.')
  })

/** Deletes the originals that no picture has used for a day. */
export const collectMediaCommand = ({ dryRun = false }: { dryRun?: boolean }): Promise<void> =>
  withCommands(async (commands) => {
    const rows = await commands.run('collectMedia', { actor: userInfo().username, isDryRun: dryRun })
    for (const { hash, bytes } of rows) print(`- ${hash}  ${size(bytes)}`)
    const done = `${counted(rows.length, 'photograph')}, ${sum(rows)}.`
    print(dryRun ? `Nothing was deleted. It would be: ${done}` : `Deleted: ${done}`)
  })
