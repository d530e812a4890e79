import { hashOf } from '../../../catalog/media/store-media'
import type { ShopCommands } from '../../shop-command-types'
import { slugOf } from '../../../i18n/slug'
import type { PreparedProduct } from '../to-document'
import { fileNameOf, type LocalPictures } from './local-files'
import type { FetchPicture } from './fetch-pictures'

const MAX_NAME_LENGTH = 100

export interface PictureSources {
  /** Local pictures take precedence. */
  local: LocalPictures | null
  fetch: FetchPicture
}

export interface SentPicture {
  /** Hash of the photograph; empty if it is rejected. */
  hash: string
  /** The reason of a rejection. */
  problem: string
  isNew: boolean
}

/** Sends pictures to the shop, each once. */
export interface PictureSender {
  send: (address: string) => Promise<SentPicture>
  /** Whether the shop has a photograph of this hash. */
  has: (hash: string) => Promise<boolean>
}

const isRemote = (address: string) => /^[a-z][a-z0-9+.-]*:/i.test(address)

async function readPicture(address: string, { local, fetch }: PictureSources): Promise<Buffer> {
  const found = await local?.read(address)
  if (found) return found
  if (isRemote(address)) return fetch(address)
  throw new Error(local ? 'it is not among the pictures' : 'name its folder or ZIP file with --pictures')
}

/**
 * Sends pictures of files and addresses. An address is not fetched again if the shop has it; equal bytes are stored
 * once.
 */
export function pictureSender(commands: ShopCommands, sources: PictureSources): PictureSender {
  const resultsByAddress = new Map<string, Promise<SentPicture>>()
  const added = new Set<string>()
  const send = async (address: string): Promise<SentPicture> => {
    const source = isRemote(address) ? address : ''
    const known = source ? (await commands.run('mediaOfAddresses', { addresses: [source] }))[source] : undefined
    if (known) return { hash: known, problem: '', isNew: false }
    try {
      const bytes = await readPicture(address, sources)
      const localHash = hashOf(bytes)
      const [missing] = await commands.run('missingMedia', { hashes: [localHash] })
      const isNew = missing !== undefined && !added.has(localHash)
      added.add(localHash)
      const { hash, problem } = await commands.run('addMedia', { base64: bytes.toString('base64'), source })
      return { hash, problem, isNew: isNew && problem === '' }
    } catch (error) {
      return { hash: '', problem: error instanceof Error ? error.message : String(error), isNew: false }
    }
  }
  return {
    send: (address) => {
      const known = resultsByAddress.get(address) ?? send(address)
      resultsByAddress.set(address, known)
      return known
    },
    has: async (hash) => (await commands.run('missingMedia', { hashes: [hash] })).length === 0,
  }
}

/** Unique names for the pictures of a product, by address. */
function namesOf({ key, source }: PreparedProduct): Map<string, string> {
  const names = new Map<string, string>()
  const usedNames = new Set<string>()
  for (const { address } of source.pictures) {
    const fileName = slugOf(fileNameOf(address).replace(/\.[a-z0-9]{1,5}$/i, ''), MAX_NAME_LENGTH)
    const baseName = slugOf(fileName.startsWith(key) ? fileName : `${key} ${fileName}`, MAX_NAME_LENGTH - 4)
    let name = baseName
    for (let count = 2; usedNames.has(name); count++) name = `${baseName}-${count}`
    usedNames.add(name)
    names.set(address, name)
  }
  return names
}

export interface ProductWithPictures {
  prepared: PreparedProduct
  added: number
  problems: { line: number; address: string; problem: string }[]
}

/** Sends the pictures of a product and puts them into its document. The product is written without rejected ones. */
export async function attachPictures(prepared: PreparedProduct, sender: PictureSender): Promise<ProductWithPictures> {
  const { source, document } = prepared
  const variantPictures = source.variants.flatMap(({ line, picture }) =>
    picture ? [{ line, address: picture, alt: '' }] : [],
  )
  const all = [...source.pictures, ...variantPictures].filter(
    ({ address }, place, list) => list.findIndex((other) => other.address === address) === place,
  )
  if (all.length === 0) return { prepared, added: 0, problems: [] }
  const names = namesOf({ ...prepared, source: { ...source, pictures: all } })
  const results = await Promise.all(
    all.map(async (picture) => ({ ...picture, ...(await sender.send(picture.address)) })),
  )
  const accepted = results.filter(({ problem }) => problem === '')
  const nameOf = (address: string) => (accepted.some((one) => one.address === address) ? names.get(address) : undefined)
  const pictures = accepted.map(({ address, alt, hash }) => ({
    file: names.get(address) ?? '',
    ...(alt ? { alt } : {}),
    hash,
  }))
  const pictureByOptions = new Map(
    source.variants.map(({ options, picture }) => [JSON.stringify(options.filter(Boolean)), picture]),
  )
  const variants = (document.variants as { options: string[] }[] | undefined)?.map((variant) => {
    const picture = nameOf(pictureByOptions.get(JSON.stringify(variant.options)) ?? '')
    return picture ? { ...variant, picture } : variant
  })
  return {
    prepared: { ...prepared, document: { ...document, ...(variants ? { variants } : {}), pictures } },
    added: accepted.filter(({ isNew }) => isNew).length,
    problems: results.flatMap(({ line, address, problem }) => (problem ? [{ line, address, problem }] : [])),
  }
}
