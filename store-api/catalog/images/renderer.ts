import type { PrintStyle } from '../../../contract/entities/product'
import type { Drawing } from './drawing'

/** Widths in pixels an image is offered at; heights are 5/4 of them. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 828, 1080, 1440, 1800] as const

export type ImageFormat = 'webp' | 'avif' | 'jpg'

/** Draws product images from `image.drawing`. The demo catalogue supplies one (`store-api/demo`). */
export interface ImageRenderer {
  /** @param width one of IMAGE_WIDTHS */
  render: (drawing: Drawing, width: number, format: ImageFormat) => Promise<Buffer>
  /** Ink and place of a personalized name and number on the image of a bare back. */
  personalization: (drawing: Drawing) => Omit<PrintStyle, 'imageUrl'>
}
