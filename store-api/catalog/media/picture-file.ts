import { createHash } from 'node:crypto'

/** File extensions by media type; drawings are written as JPEG. */
const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/avif': 'avif' }

/** The file of a picture: its name with the extension of its format. @param type null for a drawing */
export const pictureFileOf = (name: string, type: string | null): string => `${name}.${EXTENSIONS[type ?? ''] ?? 'jpg'}`

/** Eight letters that change with a text. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** The version in a photograph's address (`v=`): it changes with its crop. */
export const pictureVersionOf = ({
  mediaHash,
  focalX,
  focalY,
}: {
  mediaHash: string
  focalX: number | null
  focalY: number | null
}): string => digestOf(`${mediaHash} ${focalX ?? 0.5} ${focalY ?? 0.5}`)
