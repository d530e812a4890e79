import { array, number, object, string, type InferType } from 'yup'
import { LIMITS } from '../limits'
import {
  count,
  flag,
  key,
  money,
  optionalKey,
  optionalMoney,
  optionalText,
  withFallback,
  quantity,
  text,
} from '../rules'
import { photoSchema } from './image'
import { enteredSchema, personalizationValues, printStyleSchema } from './personalization'
import { shownCartSchema, shownCouponSchema, shownLineSchema } from './shown'

/** The print on an item: a name in letters, spaces, dots, hyphens and apostrophes, and a number. */
export const customSchema = object({
  number: number().integer().min(0).max(LIMITS.customNumber).nullable().defined(),
  name: string()
    .max(LIMITS.customName)
    .matches(/^[\p{L} .'’-]*$/u)
    .defined(),
})

/** Items in stock. If a store does not track them, the maximum quantity. */
export const stock = () => withFallback(count(), LIMITS.quantity.max)

/**
 * One line as the store API sends it. A line with `mid` 0 is independent; any other belongs to the line with that id.
 */
export const cartLineSchema = object({
  id: count(),
  mid: withFallback(count(), 0),
  quantity: count(),
  /** Price of one piece, printing included. */
  price: money(),
  /** Reduced price of one item, printing included; null if it is not on sale. */
  specialPrice: optionalMoney(),
  imageUrl: optionalText(),
  photo: photoSchema,
  productModel: optionalText(),
  /** The chosen values, in the order of the option groups. Group 2 is the size (spec §3). */
  optionList: withFallback(
    array(object({ id: count(), groupId: count(), title: text(), groupTitle: optionalText() }).required()).required(),
    [],
  ),
  /** Without a key it has no page. */
  product: withFallback(
    object({ key: optionalKey(), name: optionalText(), brand: optionalText(), subtitle: optionalText() }).required(),
    { key: '', name: '', brand: '', subtitle: '' },
  ),
  isCustom: flag(),
  custom: withFallback(customSchema.nullable().defined(), null),
  /** The whole personalization; `custom` has the values of the fields `name` and `number`. */
  personalization: personalizationValues(),
  /** The product image that name and number are drawn on; omitted if there is none. */
  print: printStyleSchema.optional().default(undefined).meta({ otherwise: undefined }),
  /** The personalization's part of the price of one piece. */
  customAdditionalPrice: withFallback(money(), 0),
  /** Price of one item when it was added to the cart, if that differs from the current one. */
  formerPrice: optionalMoney(),
  /** Whether it is no longer sold. */
  isWithdrawn: flag(),
  /** Quantities that a login merged in this line: of the customer's cart and of the device's. */
  merged: withFallback(object({ own: count(), device: count() }).nullable().defined(), null),
  /** Items of this variant in stock now. If a store does not track them, more than all lines of a cart can contain. */
  stock: withFallback(count(), LIMITS.quantity.max * LIMITS.pageSize),
  /** Whether it is shipped; a voucher or a download is not. */
  needsDelivery: flag(true),
  shown: shownLineSchema,
})

/** A coupon of a cart, with its discount; `problem` is the reason for giving none (any more), otherwise empty. */
export const couponShape = { code: text(), text: text(), discount: money(), problem: optionalText() }

/** The whole cart. `subTotal` is at full prices; `specialSubTotal` is the amount to pay. */
export const cartSchema = object({
  carts: array(cartLineSchema.required()).required(),
  subTotal: money(),
  specialSubTotal: money(),
  /**
   * Null without one; omitted by a store API that sends it only in the checkout. It is not yet subtracted from the sums
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
  /** Ids of the chosen values: one of each option group in any order; empty for a product without options. */
  optionIds: array(count().max(LIMITS.optionId)).max(LIMITS.optionGroups).required(),
}

/** Body of `POST /api/cart`. Children are bought with their parent, in the same quantity. */
export const addCartItemSchema = object({
  ...itemShape,
  quantity: quantity(),
  custom: customSchema.noUnknown().nullable().default(null),
  /** Texts by the keys of the product's fields. */
  personalization: enteredSchema,
  children: array(object(itemShape).noUnknown().required()).max(LIMITS.children).default([]),
  /**
   * Id of the line that it completes as a child, with that line's quantity; if the cart does not have the line, it
   * becomes independent.
   */
  mid: count().max(Number.MAX_SAFE_INTEGER).optional(),
}).noUnknown()

export type CustomPrint = InferType<typeof customSchema>
export type CartLineReply = InferType<typeof cartLineSchema>
export type CartReply = InferType<typeof cartSchema>
export type AddCartItem = InferType<typeof addCartItemSchema>
