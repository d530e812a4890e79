import type { PrintStyle } from '../../../contract/entities/product'

/** What an image shows: everything the drawing code needs to know, kept as JSON with the product. */
export interface Drawing {
  garment: 'shirt' | 'shorts' | 'socks' | 'scarf' | 'ball' | 'crest'
  /** `detail` is a close look at the front: crest, collar, sponsor. */
  view: 'front' | 'back' | 'detail'
  /** Main colour, second colour, trim: `#rrggbb` each. */
  colours: [string, string, string]
  pattern: Pattern
  collar: 'crew' | 'v' | 'polo'
  sleeve: 'short' | 'long'
  cut: 'adult' | 'kids'
  crest: { shape: 'shield' | 'round' | 'diamond' | 'hex' | 'pennant'; initials: string }
  /** Sponsor's word on the chest; none for nations and retro shirts. */
  sponsor?: string
  /** Word knitted into a scarf, or a name printed on a back. */
  name?: string
  /** Number printed on a back, or on the leg of shorts. */
  number?: number
}

export type Pattern =
  | 'plain'
  | 'stripes'
  | 'hoops'
  | 'sash'
  | 'halves'
  | 'quarters'
  | 'chevron'
  | 'gradient'
  | 'pinstripe'
  | 'checker'
  | 'tonal'

/** Widths in pixels an image is offered at; heights are 5/4 of them. */
export const IMAGE_WIDTHS = [96, 160, 240, 320, 480, 640, 828, 1080, 1440, 1800] as const

export type ImageFormat = 'webp' | 'avif' | 'jpg'

/** Draws product images from `picture.drawing`. The demo catalogue supplies one (`store-api/demo`). */
export interface ImageRenderer {
  /** @param width one of IMAGE_WIDTHS */
  render: (drawing: Drawing, width: number, format: ImageFormat) => Promise<Buffer>
  /** Ink and place of a personalized name and number on the image of a bare back. */
  personalization: (drawing: Drawing) => Omit<PrintStyle, 'imageUrl'>
}
