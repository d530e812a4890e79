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
