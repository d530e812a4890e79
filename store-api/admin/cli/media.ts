import { readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { MAX_MEDIA_BYTES } from '../../catalog/media/inspect'
import { type MediaUse, MIN_HASH_PREFIX_LENGTH } from '../../catalog/media/list-media'
import { pictureNameOf } from '../../catalog/operations/plan-pictures'
import type { TextInput } from '../../i18n/local-text'
import { sanitize, print } from './args'
import { resolvePath } from './command-context'
import { CommandError } from './command-error'
import { withCommands } from './with-commands'

const KIB = 1024

/** `1.5 MB`, `320 kB` */
const formatBytes = (bytes: number): string =>
  bytes >= KIB * KIB ? `${(bytes / KIB / KIB).toFixed(1)} MB` : `${Math.ceil(bytes / KIB)} kB`

const totalSize = (rows: readonly { bytes: number }[]) =>
  formatBytes(rows.reduce((total, { bytes }) => total + bytes, 0))

/** `1 photograph`, `3 photographs` */
const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `sencha: product sencha, category tea` */
function describeUse({ picture, productKey, shownBy, focus }: MediaUse): string {
  const places = [...(productKey ? [`product ${productKey}`] : []), ...shownBy]
  return `${picture}: ${places.join(', ') || 'not shown'}${focus ? `, focus ${focus.join(' ')}` : ''}`
}

/** Lists the photographs of the shop and their uses. */
export const listMediaCommand = (): Promise<void> =>
  withCommands(async (commands) => {
    const rows = await commands.run('listMedia', null)
    for (const { hash, type, width, height, bytes, usedBy } of rows) {
      const uses = usedBy.map(describeUse).join('; ') || 'not used'
      print(
        sanitize(
          `${hash.slice(0, 2 * MIN_HASH_PREFIX_LENGTH)}  ${width} × ${height}  ${type}  ${formatBytes(bytes)}  ${uses}`,
        ),
      )
    }
    print(rows.length === 0 ? 'There is none.' : `${pluralize(rows.length, 'photograph')}, ${totalSize(rows)}.`)
  })

async function readPhotographFile(file: string): Promise<Buffer | string> {
  const stats = await stat(file).catch(() => null)
  if (!stats?.isFile()) return 'there is no such file'
  if (stats.size > MAX_MEDIA_BYTES) return `it is larger than ${MAX_MEDIA_BYTES / KIB / KIB} MB`
  return readFile(file)
}

/** Options of `media add`. */
export interface AddMediaOptions {
  name?: string
  alt?: string
  altEn?: string
  altEs?: string
  altDe?: string
  focus?: [number, number]
  replace?: boolean
  dryRun?: boolean
}

/**
 * The alternative text of a picture in the shop's own language, or by language. @throws CommandError if both are given
 */
function altOf({ alt, altEn: en, altEs: es, altDe: de }: AddMediaOptions): TextInput | undefined {
  const texts = Object.fromEntries(Object.entries({ en, es, de }).filter(([, text]) => text !== undefined))
  if (Object.keys(texts).length === 0) return alt
  if (alt !== undefined) throw new CommandError('--alt is the text in the language of the shop: name it once.')
  return texts
}

/**
 * Stores photographs as pictures that belong to no product, and prints their hashes and addresses.
 * @throws CommandError if one is rejected; the others are stored
 */
export async function addMediaCommand(files: readonly string[], options: AddMediaOptions): Promise<void> {
  const { name, focus, replace: isReplaced = false, dryRun: isDryRun = false } = options
  const alt = altOf(options)
  if (files.length > 1 && (name ?? alt ?? focus) !== undefined)
    throw new CommandError('A name, a text and a focus are of one picture: add one file at a time.')
  await withCommands(async (commands) => {
    let refused = 0
    for (const path of files) {
      const photograph = await readPhotographFile(resolvePath(path))
      const key = name ?? pictureNameOf(path)
      const document = { key, file: basename(path), ...(alt !== undefined && { alt }), ...(focus && { focus }) }
      const { outcome, hash, problem } =
        typeof photograph === 'string'
          ? { outcome: 'refused', hash: '', problem: photograph }
          : await commands.run('addPicture', {
              ...{ base64: photograph.toString('base64'), document, isReplaced, isDryRun },
              actor: userInfo().username,
            })
      if (problem) refused += 1
      print(sanitize(problem ? `! ${path}: ${problem}` : `${hash}  ${path}  ${outcome}  /image/${key}.webp`))
    }
    if (isDryRun) print('Nothing was written.')
    if (refused > 0) throw new CommandError(`${pluralize(refused, 'file')} refused.`)
  })
}

/** Removes unused pictures. @throws CommandError if one is rejected; the others are removed */
export const removeMediaCommand = (
  names: readonly string[],
  { dryRun: isDryRun = false }: { dryRun?: boolean },
): Promise<void> =>
  withCommands(async (commands) => {
    let refused = 0
    for (const name of names) {
      const { outcome, problem } = await commands.run('removePicture', { name, actor: userInfo().username, isDryRun })
      const refusal = outcome === 'removed' ? '' : problem || 'there is no picture of this name'
      if (refusal) refused += 1
      print(sanitize(refusal ? `! ${name}: ${refusal}` : `- ${name}`))
    }
    if (isDryRun) print('Nothing was removed.')
    if (refused > 0) throw new CommandError(`${pluralize(refused, 'picture')} not removed.`)
  })

/** Shows a photograph and its uses. @throws CommandError if it does not exist */
export const showMediaCommand = (hash: string): Promise<void> =>
  withCommands(async (commands) => {
    const stored = await commands.run('showMedia', { hash })
    if (!stored)
      throw new CommandError(
        `No photograph, or more than one, begins with ${hash}: give ${MIN_HASH_PREFIX_LENGTH} letters or more.`,
      )
    print(stored.hash)
    print(`${stored.width} × ${stored.height}, ${stored.type}, ${formatBytes(stored.bytes)}, colour ${stored.colour}`)
    print(`Added ${stored.addedAt}.`)
    for (const use of stored.usedBy) print(sanitize(`  ${describeUse(use)}`))
    if (stored.usedBy.length === 0) print('No picture uses it.')
  })

/** Deletes the originals that no picture has used for a day. */
export const collectMediaCommand = ({ dryRun = false }: { dryRun?: boolean }): Promise<void> =>
  withCommands(async (commands) => {
    const rows = await commands.run('collectMedia', { actor: userInfo().username, isDryRun: dryRun })
    for (const { hash, bytes } of rows) print(`- ${hash}  ${formatBytes(bytes)}`)
    const done = `${pluralize(rows.length, 'photograph')}, ${totalSize(rows)}.`
    print(dryRun ? `Nothing was deleted. It would be: ${done}` : `Deleted: ${done}`)
  })
