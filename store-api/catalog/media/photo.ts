import type { Photo, Picture } from '../../../contract/entities/image'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { media, picture } from '../../db/schema'
import { imageUrlOf } from '../../http/reply'
import type { Locale } from '../../i18n/locale'

type PictureRow = typeof picture.$inferSelect

/** A picture with its photograph; null for a drawing. */
export interface PictureOfMedia {
  picture: PictureRow
  media: typeof media.$inferSelect | null
}

/** The focal point of a picture's crops; undefined if none was chosen. */
export const focusOf = ({ focalX, focalY }: Pick<PictureRow, 'focalX' | 'focalY'>): [number, number] | undefined =>
  focalX === null || focalY === null ? undefined : [hundredths(focalX), hundredths(focalY)]

/** The database has them with the precision of a `real`. */
const hundredths = (value: number): number => Math.round(value * 100) / 100

/** Description of a picture's photograph; undefined for a drawing. */
export function photoOf({ picture, media }: PictureOfMedia): Photo | undefined {
  if (!media) return undefined
  const { width, height, colour, edge } = media
  const focus = focusOf(picture)
  return { width, height, colour, ...(edge !== null && { edge }), ...(focus && { focus }) }
}

/** A picture as replies have it, without its preview. */
export const toImage = (row: PictureOfMedia, language: Locale): Omit<Picture, 'preview'> => ({
  imageUrl: imageUrlOf(row.picture),
  alt: row.picture.alt[language],
  ...photoOf(row),
})

/** A picture of a page that shows it large. */
export const toLargeImage = (row: PictureOfMedia, language: Locale): Picture => ({
  ...toImage(row, language),
  ...(row.media?.preview && { preview: row.media.preview }),
})

/** The pictures with these names; unknown names are omitted. */
export const readNamedPictures = async (db: Database, names: string[]): Promise<PictureOfMedia[]> =>
  names.length === 0
    ? []
    : db
        .select({ picture, media })
        .from(picture)
        .leftJoin(media, eq(media.hash, picture.mediaHash))
        .where(inArray(picture.name, names))

/**
 * Descriptions of the photographs at some addresses, by address; omitted if the address shows another photograph by
 * now.
 */
export async function readPhotos(db: Database, imageUrls: readonly string[]): Promise<ReadonlyMap<string, Photo>> {
  const names = imageUrls.flatMap((url) => /^\/image\/([a-z0-9-]+)\./.exec(url)?.[1] ?? [])
  const rows = await readNamedPictures(db, [...new Set(names)])
  return new Map(
    rows.flatMap((row) => {
      const photo = photoOf(row)
      return photo ? [[imageUrlOf(row.picture), photo] as const] : []
    }),
  )
}
