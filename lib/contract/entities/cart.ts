import { array, boolean, number, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { count, key, money, optionalText, quantity, text } from '../rules'

/** What is printed on a piece: a name in letters, spaces, dots, hyphens and apostrophes, and a number. */
export const customSchema = object({
  number: number().integer().min(0).max(LIMITS.customNumber).nullable().defined(),
  name: string()
    .max(LIMITS.customName)
    .matches(/^[\p{L} .'’-]*$/u)
    .defined(),
})

/** One line as the store API sends it. A line whose `mid` is 0 stands alone; another belongs to the line with that id. */
export const cartLineSchema = object({
  id: count(),
  mid: count(),
  quantity: quantity(),
  /** Price of one piece, printing included. */
  price: money(),
  /** Reduced price of one piece, printing included; null when it is not on sale. */
  specialPrice: number().integer().min(0).nullable().defined(),
  imageUrl: text(),
  productModel: text(),
  optionList: array(object({ id: count(), groupId: count(), title: text() }).required()).required(),
  product: object({ key: key(), name: text(), team: optionalText(), kit: optionalText() }).required(),
  isCustom: boolean().required(),
  custom: customSchema.nullable().defined(),
  /** The printing's part of the price of one piece. */
  customAdditionalPrice: money(),
  /** Pieces of this variant in stock now. */
  stock: count(),
})

/** The whole cart. `subTotal` is at full prices; `specialSubTotal` is what is to be paid. */
export const cartSchema = object({
  carts: array(cartLineSchema.required()).required(),
  subTotal: money(),
  specialSubTotal: money(),
})

const itemShape = {
  /** Product key. */
  key: key(),
  /** Chosen options; for the reference shop exactly one, of the Size group. */
  optionIds: array(count().max(LIMITS.optionId)).min(1).max(4).required(),
}

/** Body of `POST /api/cart`. Children are bought with their parent, as many pieces as it has. */
export const addCartItemSchema = object({
  ...itemShape,
  quantity: quantity(),
  custom: customSchema.noUnknown().nullable().default(null),
  children: array(object(itemShape).noUnknown().required()).max(8).default([]),
}).noUnknown()

export type CustomPrint = InferType<typeof customSchema>
export type CartLineReply = InferType<typeof cartLineSchema>
export type CartReply = InferType<typeof cartSchema>
export type AddCartItem = InferType<typeof addCartItemSchema>
