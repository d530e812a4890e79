import { array, mixed, number, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { FIELD_KEY_PATTERN } from '../personalization'
import { flag, hexColour, money, optionalText, withFallback, text } from '../rules'

export const PERSONALIZATION_KINDS = ['text', 'number'] as const

/** Where name and number are drawn: on the image of the product's back. */
export const PERSONALIZATION_PREVIEWS = ['back'] as const

const fieldKey = () => string().matches(FIELD_KEY_PATTERN).required()
const bound = () => number().integer().required()

/** A field a shopper fills in. */
export const personalizationFieldSchema = object({
  key: fieldKey(),
  label: text(),
  kind: string()
    .oneOf([...PERSONALIZATION_KINDS])
    .required(),
  /** Whether it has to be filled in where the product is personalized at all. */
  isRequired: flag(),
  /** Regular expression that must match the whole text, with the `v` flag; empty for any. */
  pattern: optionalText(),
  /** Longest text in code units, as browsers count them. */
  maxLength: withFallback(
    number().integer().min(1).max(LIMITS.personalizationText).required(),
    LIMITS.personalizationText,
  ),
  /** Bounds of a number. */
  min: withFallback(bound(), 0),
  max: withFallback(bound(), LIMITS.personalizationNumber),
})

/** How a product can be personalized. */
export const personalizationSchema = object({
  /** Surcharge per item. */
  price: money(),
  /** Where the fields `name` and `number` are drawn; null where they are not. */
  preview: withFallback(
    string()
      .oneOf([...PERSONALIZATION_PREVIEWS])
      .nullable()
      .defined(),
    null,
  ),
  fields: array(personalizationFieldSchema.required()).min(1).required(),
})

/** The back without name and number, and the colours these are printed in: `#rrggbb`. */
export const printStyleSchema = object({
  imageUrl: text(),
  ink: hexColour().required(),
  /** Colour of the outline; null without one. */
  outline: hexColour().nullable().defined(),
  /** The position of the product in its image: moved, then scaled, in the units of the lettering. */
  place: object({ x: number().required(), y: number().required(), scale: number().positive().required() }).required(),
})

/** The value of one field of a line. */
export const personalizationValueSchema = object({ key: text(), label: text(), value: text() })

/** The values of a line, in the order of the product's fields. */
export const personalizationValues = () => withFallback(array(personalizationValueSchema.required()).required(), [])

/** Whether a value contains texts by field keys, at most as many as a product may have fields. */
function isEntered(value: unknown): value is Entered {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length <= LIMITS.personalizationFields &&
    entries.every(
      ([key, text]) =>
        FIELD_KEY_PATTERN.test(key) && typeof text === 'string' && text.length <= LIMITS.personalizationText,
    )
  )
}

/** Entered values by field key. The fields and their rules are data of the product. */
export const enteredSchema = mixed<Entered>(isEntered).optional()

export type PrintStyle = InferType<typeof printStyleSchema>
export type PersonalizationField = InferType<typeof personalizationFieldSchema>
export type ProductPersonalization = InferType<typeof personalizationSchema>
export type PersonalizationValue = InferType<typeof personalizationValueSchema>
/** Values by field key. */
export type Entered = Record<string, string>
