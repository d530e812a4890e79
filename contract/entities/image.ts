import { array, type InferType, number, object, string } from 'yup'
import { optionalText, withFallback, text } from '../rules'

/** An image: a relative address (width by `&w=`) and its alternative text. */
export const imageSchema = object({ imageUrl: text(), alt: optionalText() })

const pixels = () => withFallback(number().integer().min(1).max(100_000), undefined)

const colour = () => withFallback(string().matches(/^#[0-9a-f]{6}$/), undefined)

/** Description of a photograph. Drawings have none, nor does a store that supports only the specification. */
export const photoShape = {
  /** Pixels of the original: the proportion of the image at every width. */
  width: pixels(),
  height: pixels(),
  /** Dominant colour: shown until it is loaded. */
  colour: colour(),
  /** Colour of its edge, if it is uniform: used as the background of the image. */
  edge: colour(),
  /** Focal point of crops, from the left and the top, 0 to 1. If none was chosen, the centre is used. */
  focus: withFallback(array(number().min(0).max(1).required()).min(2).max(2).optional().default(undefined), undefined),
}

/** Most characters of a preview. */
const MAX_PREVIEW_LENGTH = 400

/** The photograph at an address; undefined for a drawing. */
export const photoSchema = object(photoShape).optional().default(undefined).meta({ otherwise: undefined })

/** An image with its description. */
export const pictureSchema = imageSchema.shape({
  ...photoShape,
  /** Blurred preview: a data URL that is shown until the image is loaded. */
  preview: withFallback(
    string()
      .matches(/^data:image\/(webp|avif|jpeg|png);base64,[A-Za-z0-9+/]+={0,2}$/)
      .max(MAX_PREVIEW_LENGTH),
    undefined,
  ),
})

export type Photo = NonNullable<InferType<typeof photoSchema>>
export type ProductImage = InferType<typeof imageSchema>
export type Picture = InferType<typeof pictureSchema>
