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

/** A file as it is kept. */
export interface KeptFile {
  type: AttachmentType
  bytes: Buffer
  /** A data URL; empty for a PDF. */
  preview: string
}

/** Longest side of a picture that is kept, and the sides of its preview, in pixels. */
const MAX_SIDE = 2400
const PREVIEW_SIDE = 120

/** A PDF ends with this mark; what writers add behind it is short. */
const PDF_TAIL_BYTES = 2048

const isPdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' &&
  bytes.subarray(-PDF_TAIL_BYTES).toString('latin1').includes('%%EOF')

/** Pictures are decoded two at a time, and few wait: each takes some hundred megabytes at most. */
const queue = new RenderQueue(2, 20)

async function renderPicture(bytes: Buffer, format: string): Promise<KeptFile> {
  const source = sharp(bytes, { limitInputPixels: MAX_MEDIA_PIXELS, failOn: 'error' })
  const { format: found, pages = 1 } = await source.metadata()
  if (found !== format || pages > 1 || isAnimatedPng(bytes)) throw new AttachmentError('attachmentDamaged')
  // Without its metadata, and with that the place it was taken at.
  const upright = source.rotate().toColourspace('srgb')
  const bounded = upright.clone().resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
  const rendered =
    format === 'jpeg' ? bounded.jpeg({ quality: 82 }) : format === 'png' ? bounded.png() : bounded.webp({ quality: 82 })
  let kept = await rendered.toBuffer()
  let type: AttachmentType = format === 'jpeg' ? 'image/jpeg' : format === 'png' ? 'image/png' : 'image/webp'
  if (kept.length > LIMITS.attachmentBytes) {
    kept = await sharp(kept).webp({ quality: 82 }).toBuffer()
    type = 'image/webp'
  }
  const preview = await sharp(kept)
    .resize(PREVIEW_SIDE, PREVIEW_SIDE, { fit: 'cover' })
    .webp({ quality: 60 })
    .toBuffer()
  return { type, bytes: kept, preview: `data:image/webp;base64,${preview.toString('base64')}` }
}

/**
 * Checks a file by its content, whatever its name says, and turns a picture into one of the shop's own: upright, bounded,
 * without metadata. A PDF stays as it is.
 * @throws AttachmentError @throws QueueFull while too many pictures wait
 */
export async function inspectAttachment(bytes: Buffer): Promise<KeptFile> {
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
