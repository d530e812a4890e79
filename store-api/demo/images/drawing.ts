import { array, number, object, string } from 'yup'

const GARMENTS = ['shirt', 'shorts', 'socks', 'scarf', 'ball', 'crest'] as const
const VIEWS = ['front', 'back', 'detail', 'folded', 'hung'] as const
const PATTERNS = [
  ...(['plain', 'stripes', 'hoops', 'sash', 'halves', 'quarters', 'chevron', 'gradient'] as const),
  ...(['pinstripe', 'checker', 'tonal'] as const),
] as const
const COLLARS = ['crew', 'v', 'polo'] as const
const SLEEVES = ['short', 'long'] as const
const CUTS = ['adult', 'kids'] as const
const CREST_SHAPES = ['shield', 'round', 'diamond', 'hex', 'pennant'] as const

export type Pattern = (typeof PATTERNS)[number]

/** Description of an image for the drawing code, stored as JSON with the product. */
export interface Drawing {
  garment: (typeof GARMENTS)[number]
  /**
   * `detail` is a close-up of the front: crest, collar, sponsor. Only shirts can be `folded` or `hung` on a hanger;
   * other garments show their front instead.
   */
  view: (typeof VIEWS)[number]
  /** Main colour, second colour, trim: `#rrggbb` each. */
  colours: [string, string, string]
  pattern: Pattern
  collar: (typeof COLLARS)[number]
  sleeve: (typeof SLEEVES)[number]
  cut: (typeof CUTS)[number]
  crest: { shape: (typeof CREST_SHAPES)[number]; initials: string }
  /** Sponsor's name on the chest; none for nations and retro shirts. */
  sponsor?: string
  /** Text knitted into a scarf, or name printed on a back. */
  name?: string
  /** Number printed on a back, or on the leg of shorts. */
  number?: number
}

const SCENES = ['washing-line', 'shelf', 'railing'] as const

/** Several garments arranged in one picture. */
export interface Scene {
  scene: (typeof SCENES)[number]
  /** The front one first. */
  items: Drawing[]
}

export const isScene = (drawing: Drawing | Scene): drawing is Scene => 'scene' in drawing

const drawingSchema = object({
  garment: string().oneOf(GARMENTS).required(),
  view: string().oneOf(VIEWS).required(),
  colours: array(
    string()
      .matches(/^#[0-9a-f]{6}$/i)
      .required(),
  )
    .length(3)
    .required(),
  pattern: string().oneOf(PATTERNS).required(),
  collar: string().oneOf(COLLARS).required(),
  sleeve: string().oneOf(SLEEVES).required(),
  cut: string().oneOf(CUTS).required(),
  crest: object({ shape: string().oneOf(CREST_SHAPES).required(), initials: string().defined() }).required(),
  sponsor: string(),
  name: string(),
  number: number(),
})

const sceneSchema = object({
  scene: string().oneOf(SCENES).required(),
  items: array(drawingSchema.required()).min(1).max(6).required(),
})

/** A drawing from the database. @throws ValidationError for an invalid one */
export const parseDrawing = (drawing: object): Drawing | Scene =>
  'scene' in drawing
    ? (sceneSchema.validateSync(drawing, { strict: true }) as Scene)
    : (drawingSchema.validateSync(drawing, { strict: true }) as Drawing)
