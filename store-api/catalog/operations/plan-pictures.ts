import { ARCHIVED } from '../../db/schema/columns'
import type { Locale } from '../../i18n/locale'
import { fillText } from '../../i18n/local-text'
import { slugOf } from '../../i18n/slug'
import { digestOf, pictureVersionOf } from '../media/picture-file'
import { DocumentError } from './change'
import type { ProductDocument } from './product-document'
import type { PictureRow, ProductState } from './product-state'

/** Characters of a picture's name, which is a part of its address. */
const MAX_NAME_LENGTH = 100

/** `Sencha tea.jpg` is `sencha-tea`. */
export const pictureNameOf = (file: string): string =>
  slugOf((file.split('/').at(-1) ?? '').replace(/\.[a-z0-9]{1,5}$/i, ''), MAX_NAME_LENGTH) || 'picture'

/** Extensions of accepted photographs. */
const EXTENSION = /\.(?:jpe?g|png|webp|avif)$/i

/** A picture's name, from its file name or as written: `Sencha tea.jpg` becomes `sencha-tea`, `sencha-tea` is kept. */
export const toPictureName = (reference: string): string =>
  EXTENSION.test(reference) ? pictureNameOf(reference) : reference

interface KnownPictures {
  /** Hashes of photographs that the shop has. */
  media: ReadonlySet<string>
  /** The products that pictures belong to, by picture name; null for those of no product. */
  owners: ReadonlyMap<string, string | null>
}

/**
 * The pictures of a product in the order of its document, each named as its file unless another product has that name.
 * @throws DocumentError for a photograph that was not stored before
 */
export function planPictures(
  { key, own }: { key: string; own: Locale },
  pictures: NonNullable<ProductDocument['pictures']>,
  { media, owners }: KnownPictures,
): PictureRow[] {
  const rows = pictures.map(({ file, alt, focus, hash }, position): PictureRow => {
    if (!hash || !media.has(hash))
      throw new DocumentError(`pictures[${position}].file`, `${file} is no photograph the shop has`)
    const [focalX = null, focalY = null] = focus ?? []
    const name = pictureNameOf(file)
    const owner = owners.get(name) ?? key
    return {
      name: owner === key ? name : `${name}-${digestOf(key)}`,
      ...{ productKey: key, position, alt: fillText(alt ?? '', own), mediaHash: hash, drawing: null },
      ...{ focalX, focalY, version: pictureVersionOf({ mediaHash: hash, focalX, focalY }) },
    }
  })
  // Of two files of one name, the product has the last.
  return rows.filter(({ name }, place) => !rows.slice(place + 1).some((other) => other.name === name))
}

/** A product's picture by its file name, with or without the extension. */
function findPictureName(reference: string, key: string, pictures: readonly PictureRow[]): string | undefined {
  const name = pictureNameOf(reference)
  const candidates = [reference, name, `${name}-${digestOf(key)}`, pictureNameOf(`${reference}.jpg`)]
  return candidates.find((candidate) => pictures.some((row) => row.name === candidate))
}

/**
 * The variants of a product with the names of their pictures, which are among the product's. A variant that names none
 * keeps its current one, unless the document has both variants and pictures.
 * @throws DocumentError for a picture that the product does not have
 */
export function planVariantPictures(
  { key, variants: documents, pictures: named }: ProductDocument,
  { variants, pictures }: Pick<ProductState, 'variants' | 'pictures'>,
): ProductState['variants'] {
  return variants.map((row, place) => {
    if (row.stockPolicy === ARCHIVED) return row
    const reference = documents?.[place]?.picture
    if (reference) {
      const pictureName = findPictureName(reference, key, pictures)
      if (pictureName !== undefined) return { ...row, pictureName }
      throw new DocumentError(`variants[${place}].picture`, `${reference} is none of the product's pictures`)
    }
    const keepsCurrentPicture = reference === undefined && !(documents && named)
    return keepsCurrentPicture && pictures.some(({ name }) => name === row.pictureName)
      ? row
      : { ...row, pictureName: null }
  })
}
