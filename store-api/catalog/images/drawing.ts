import type { PrintStyle } from '../../../contract/entities/personalization'

/**
 * The content of a drawn image, stored as JSON with the product. Only the renderer that draws it knows its format; it
 * rejects others.
 */
export type Drawing = object

/** Widths in pixels an image is offered at; heights are 5/4 of them. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 828, 1080, 1440, 1800] as const

export type ImageFormat = 'webp' | 'avif' | 'jpg'

/** Draws product images from `picture.drawing`. The demo catalogue supplies one (`store-api/demo`). */
export interface ImageRenderer {
  /**
   * @param width one of IMAGE_WIDTHS
   * @throws ValidationError for a drawing of another format
   */
  render: (drawing: Drawing, width: number, format: ImageFormat) => Promise<Buffer>
  /** Ink and place of a personalized name and number on an image; null for an image that has no place for them. */
  personalization: (drawing: Drawing) => Omit<PrintStyle, 'imageUrl'> | null
}
