import sharp from 'sharp'
import type { AttachmentType } from '../../../contract/entities/ticket'
import { LIMITS } from '../../../contract/limits'
import { formatOf, isAnimatedPng, MAX_MEDIA_PIXELS } from '../../catalog/media/inspect'
import { RenderQueue } from '../../catalog/images/render-queue'

/** Why a file is refused. */
export type AttachmentProblem = 'attachmentTooLarge' | 'attachmentType' | 'attachmentHeic' | 'attachmentDamaged'

export class AttachmentError extends Error {
  override readonly name = 'AttachmentError'
  constructor(readonly problem: AttachmentProblem) {
    super(problem)
  }
}

/** A file in its stored form. */
export interface StoredFile {
  type: AttachmentType
  bytes: Buffer
  /** A data URL; empty for a PDF. */
  preview: string
}

/** Longest side of a stored picture, and the sides of its preview, in pixels. */
const MAX_SIDE_PIXELS = 2400
const PREVIEW_SIDE_PIXELS = 120

/** A PDF ends with this mark; only few bytes may follow it. */
const PDF_TAIL_BYTES = 2048

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-PDF_TAIL_BYTES).toString('latin1').includes('%%EOF')

/** Pictures are decoded two at a time, with a short queue: each takes some hundred megabytes at most. */
const queue = new RenderQueue(2, 20)

async function renderPicture(bytes: Buffer, format: string): Promise<StoredFile> {
  const source = sharp(bytes, { limitInputPixels: MAX_MEDIA_PIXELS, failOn: 'error' })
  const { format: found, pages = 1 } = await source.metadata()
  if (found !== format || pages > 1 || isAnimatedPng(bytes)) throw new AttachmentError('attachmentDamaged')
  // Removes the metadata, including the place where it was taken.
  const upright = source.rotate().toColourspace('srgb')
  const bounded = upright
    .clone()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
  const rendered =
    format === 'jpeg' ? bounded.jpeg({ quality: 82 }) : format === 'png' ? bounded.png() : bounded.webp({ quality: 82 })
  let result = await rendered.toBuffer()
  let type: AttachmentType = format === 'jpeg' ? 'image/jpeg' : format === 'png' ? 'image/png' : 'image/webp'
  if (result.length > LIMITS.attachmentBytes) {
    result = await sharp(result).webp({ quality: 82 }).toBuffer()
    type = 'image/webp'
  }
  const preview = await sharp(result)
    .resize(PREVIEW_SIDE_PIXELS, PREVIEW_SIDE_PIXELS, { fit: 'cover' })
    .webp({ quality: 60 })
    .toBuffer()
  return { type, bytes: result, preview: `data:image/webp;base64,${preview.toString('base64')}` }
}

/**
 * Validates a file by its content, whatever its name, and normalizes a picture: upright, limited in size, without
 * metadata. A PDF is not changed.
 * @throws AttachmentError @throws QueueFull while too many pictures wait
 */
export async function inspectAttachment(bytes: Buffer): Promise<StoredFile> {
  if (bytes.length > LIMITS.attachmentBytes) throw new AttachmentError('attachmentTooLarge')
  if (isPdf(bytes)) return { type: 'application/pdf', bytes, preview: '' }
  const format = formatOf(bytes)
  if (format === 'heic') throw new AttachmentError('attachmentHeic')
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp') throw new AttachmentError('attachmentType')
  return queue.run(async () => {
    try {
      return await renderPicture(bytes, format)
    } catch (error) {
      throw error instanceof AttachmentError ? error : new AttachmentError('attachmentDamaged')
    }
  })
}
