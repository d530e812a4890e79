import { array, number, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import { count, flag, key, money, optionalKey, optionalMoney, optionalText, otherwise, quantity, text } from '../rules'
import { photoSchema } from './image'
import { enteredSchema, personalizationValues, printStyleSchema } from './personalization'
import { shownCartSchema, shownCouponSchema, shownLineSchema } from './shown'

/** What is printed on a piece: a name in letters, spaces, dots, hyphens and apostrophes, and a number. */
export const customSchema = object({
  number: number().integer().min(0).max(LIMITS.customNumber).nullable().defined(),
  name: string()
    .max(LIMITS.customName)
    .matches(/^[\p{L} .'’-]*$/u)
    .defined(),
})

/** Pieces in stock. A store that does not count them has as many as one may buy. */
export const stock = () => otherwise(count(), LIMITS.quantity.max)

/** One line as the store API sends it. A line whose `mid` is 0 stands alone; another belongs to the line with that id. */
export const cartLineSchema = object({
  id: count(),
  mid: otherwise(count(), 0),
  quantity: count(),
  /** Price of one piece, printing included. */
  price: money(),
  /** Reduced price of one piece, printing included; null when it is not on sale. */
  specialPrice: optionalMoney(),
  imageUrl: optionalText(),
  photo: photoSchema,
  productModel: optionalText(),
  /** The chosen values, in the order of the option groups. Group 2 is the size (spec §3). */
  optionList: otherwise(
    array(object({ id: count(), groupId: count(), title: text(), groupTitle: optionalText() }).required()).required(),
    [],
  ),
  /** Without a key it has no page. */
  product: otherwise(
    object({ key: optionalKey(), name: optionalText(), brand: optionalText(), subtitle: optionalText() }).required(),
    { key: '', name: '', brand: '', subtitle: '' },
  ),
  isCustom: flag(),
  custom: otherwise(customSchema.nullable().defined(), null),
  /** All that was entered; `custom` has what is in fields called `name` and `number`. */
  personalization: personalizationValues(),
  /** What name and number are drawn on; left out where there is nothing to draw. */
  print: printStyleSchema.optional().default(undefined).meta({ otherwise: undefined }),
  /** The personalization's part of the price of one piece. */
  customAdditionalPrice: otherwise(money(), 0),
  /** What one piece was to cost when it was put into the cart, where that is another price now. */
  formerPrice: optionalMoney(),
  /** Whether it is sold no more. */
  isWithdrawn: flag(),
  /** What a login brought together in this line: pieces of the customer's cart and of the device's. */
  merged: otherwise(object({ own: count(), device: count() }).nullable().defined(), null),
  /** Pieces of this variant in stock now. Where a store does not count them, more than all lines of a cart can hold. */
  stock: otherwise(count(), LIMITS.quantity.max * LIMITS.pageSize),
  /** Whether it is sent; a voucher or a download is not. */
  needsDelivery: flag(true),
  shown: shownLineSchema,
})

/** A coupon on a cart, with what it takes off; `problem` says why it takes off nothing (any more), empty otherwise. */
export const couponShape = { code: text(), text: text(), discount: money(), problem: optionalText() }

/** The whole cart. `subTotal` is at full prices; `specialSubTotal` is what is to be paid. */
export const cartSchema = object({
  carts: array(cartLineSchema.required()).required(),
  subTotal: money(),
  specialSubTotal: money(),
  /**
   * Null without one; left out by a store API that sends it in the checkout alone. It is not yet taken off the sums
   * above.
   */
  coupon: object({ ...couponShape, shown: shownCouponSchema })
    .nullable()
    .optional()
    .default(undefined)
    .meta({ otherwise: undefined }),
  shown: shownCartSchema,
})

const itemShape = {
  /** Product key. */
  key: key(),
  /** Ids of the chosen values: one of each option group in any order, none of a product without options. */
  optionIds: array(count().max(LIMITS.optionId)).max(LIMITS.optionGroups).required(),
}

/** Body of `POST /api/cart`. Children are bought with their parent, as many pieces as it has. */
export const addCartItemSchema = object({
  ...itemShape,
  quantity: quantity(),
  custom: customSchema.noUnknown().nullable().default(null),
  /** Texts by the keys of the product's fields. */
  personalization: enteredSchema,
  children: array(object(itemShape).noUnknown().required()).max(LIMITS.children).default([]),
  /** Id of the line that it completes as a child, with that line's quantity; a cart without the line has it alone. */
  mid: count().max(Number.MAX_SAFE_INTEGER).optional(),
}).noUnknown()

export type CustomPrint = InferType<typeof customSchema>
export type CartLineReply = InferType<typeof cartLineSchema>
export type CartReply = InferType<typeof cartSchema>
export type AddCartItem = InferType<typeof addCartItemSchema>
