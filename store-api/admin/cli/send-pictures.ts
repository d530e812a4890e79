import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { MAX_MEDIA_BYTES } from '../../catalog/media/inspect'
import { hashOf } from '../../catalog/media/store-media'
import type { KindDocument } from '../../catalog/operations/apply-documents'
import { withKnownPictures, withoutPictures } from '../../catalog/operations/known-pictures'
import type { ShopCommands } from '../shop-command-types'

/** Hashes per request. */
const HASH_BATCH_SIZE = 500

interface PictureInput {
  file?: unknown
  hash?: unknown
}

interface ProductInput {
  pictures?: PictureInput[]
}

/** A photograph that cannot be used, and why. */
export interface PictureProblem {
  file: string
  problem: string
}

interface SendOptions {
  /** Base folder of the file names. */
  folder: string
  isDryRun: boolean
  onProgress: (done: number, total: number) => void
}

const picturesOf = ({ kind, input }: KindDocument): PictureInput[] => {
  if (kind === 'picture') return typeof input === 'object' && input !== null ? [input] : []
  const pictures = kind === 'product' ? (input as ProductInput | null)?.pictures : undefined
  return Array.isArray(pictures) ? pictures : []
}

/** The hashes of picture files by name; unreadable files are reported as problems. */
async function hashFiles(folder: string, files: readonly string[], problems: PictureProblem[]) {
  const hashes = new Map<string, string>()
  for (const file of files) {
    const path = resolve(folder, file)
    const size = (await stat(path).catch(() => null))?.size
    if (size === undefined) problems.push({ file, problem: `there is no file ${path}` })
    else if (size > MAX_MEDIA_BYTES)
      problems.push({ file, problem: `it is larger than ${MAX_MEDIA_BYTES / 1024 / 1024} MB` })
    else hashes.set(file, hashOf(await readFile(path)))
  }
  return hashes
}

async function findMissing(commands: ShopCommands, hashes: readonly string[]): Promise<Set<string>> {
  const missing = new Set<string>()
  for (let at = 0; at < hashes.length; at += HASH_BATCH_SIZE)
    for (const hash of await commands.run('missingMedia', { hashes: hashes.slice(at, at + HASH_BATCH_SIZE) }))
      missing.add(hash)
  return missing
}

/**
 * Sends the photographs that documents name and the shop does not have, each once, and puts their hashes into the
 * documents. In a dry run nothing is sent: documents with new photographs are checked without their pictures.
 * @returns the documents, the number of new photographs, and the rejected ones: a product is written without them
 */
export async function sendPictures(
  commands: ShopCommands,
  documents: readonly KindDocument[],
  { folder, isDryRun, onProgress }: SendOptions,
): Promise<{ documents: KindDocument[]; added: number; problems: PictureProblem[] }> {
  const problems: PictureProblem[] = []
  const fileNames = documents
    .flatMap(picturesOf)
    .flatMap(({ file, hash }) => (typeof file === 'string' && !hash ? file : []))
  const hashes = await hashFiles(folder, [...new Set(fileNames)], problems)
  const missing = await findMissing(commands, [...new Set(hashes.values())])
  const added = missing.size
  let done = 0
  for (const [file, hash] of isDryRun ? [] : hashes) {
    if (!missing.delete(hash)) continue
    const base64 = (await readFile(resolve(folder, file))).toString('base64')
    const { problem } = await commands.run('addMedia', { base64 })
    if (problem) {
      problems.push({ file, problem })
      hashes.delete(file)
    }
    onProgress(++done, added)
  }
  const isNew = (picture?: PictureInput) => missing.has(hashes.get(String(picture?.file)) ?? '')
  const resolvedDocuments = documents.flatMap((document) => {
    const pictures = picturesOf(document)
    if (pictures.length === 0) return document
    const available = pictures.flatMap((one) => {
      const hash = one.hash ?? hashes.get(String(one.file))
      return hash && !missing.has(String(hash)) ? [{ ...one, hash }] : []
    })
    // A dry run cannot add a picture without its photograph; it is counted among the new ones.
    if (document.kind === 'picture')
      return available[0] ? { ...document, input: available[0] } : isDryRun && isNew(pictures[0]) ? [] : document
    const input = document.input as ProductInput
    if (available.length === pictures.length) return { ...document, input: { ...input, pictures: available } }
    if (isDryRun) return { ...document, input: withoutPictures(input) }
    const files = available.map(({ file }) => String(file))
    return { ...document, input: withKnownPictures({ ...input, pictures: available }, files) }
  })
  return { documents: resolvedDocuments, added, problems }
}
