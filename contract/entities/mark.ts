import { array, type InferType, object, string } from 'yup'
import { withFallback } from '../rules'

/** The square that a mark is drawn in, and how thick its lines are. */
export const MARK_SIZE = 26
export const MARK_LINE_WIDTH = 3.2

/** Most lines of a mark. */
const MAX_LINES = 12

/** Only commands and numbers of an SVG path: it is used in attributes of pages, pictures and invoices. */
const PATH = /^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 .,-]{1,400}$/

/** A line of the mark that a shop draws beside its name: the path of an SVG of 26 by 26, without a fill. */
export const markLineSchema = object({
  path: string().matches(PATH, '${path} must be the path of an SVG').required(),
  /** Its colour: that of the text, or the shop's accent. */
  colour: string()
    .oneOf(['text', 'accent'] as const)
    .required(),
})

/** Lines that are drawn large behind pictures: the path of an SVG without a fill; empty for none. */
export const ornamentSchema = () =>
  string().matches(PATH, { message: '${path} must be the path of an SVG', excludeEmptyString: true })

/** The same as a store sends it. */
export const shownOrnament = () => withFallback(ornamentSchema().defined(), '')

export const markSchema = array(markLineSchema.required()).max(MAX_LINES).required()

export type MarkLine = InferType<typeof markLineSchema>
