import { object, type InferType, type ObjectShape } from 'yup'
import { minorUnits, optionalMinorUnits } from '../rules'
import { currencySchema } from './store'

/**
 * The field `shown` next to amounts of the store currency: the same amounts as charged, in minor units of the display
 * currency. Each unit price is converted once; other amounts are sums of converted ones, so that all of them add up.
 * If a store omits it, each amount is converted separately.
 */
const shown = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape).optional().default(undefined).meta({ otherwise: undefined })

/** The format of `shown` amounts, which are already converted. */
const currency = () => currencySchema.required()

export const shownLineSchema = shown({
  price: minorUnits(),
  specialPrice: optionalMinorUnits(),
  customAdditionalPrice: minorUnits(),
  formerPrice: optionalMinorUnits(),
  /** Price of the whole line: unit price times quantity. */
  total: minorUnits(),
})
export const shownCartSchema = shown({ subTotal: minorUnits(), specialSubTotal: minorUnits(), currency: currency() })
export const shownCouponSchema = shown({ discount: minorUnits() })
export const shownMethodSchema = shown({ price: minorUnits() })
export const shownTotalsSchema = shown({
  subTotal: minorUnits(),
  saved: minorUnits(),
  discount: minorUnits(),
  shippingPrice: optionalMinorUnits(),
  total: minorUnits(),
  currency: currency(),
})
export const shownEntrySchema = shown({ total: minorUnits(), currency: currency() })
export const shownOrderLineSchema = shown({ currentUnitPrice: minorUnits(), total: minorUnits() })
/** The amount refunded so far; omitted for none. */
const refunded = () => minorUnits().optional().default(undefined).meta({ otherwise: undefined })
export const shownOrderSchema = shown({
  subTotal: minorUnits(),
  discount: minorUnits(),
  shippingPrice: minorUnits(),
  total: minorUnits(),
  refunded: refunded(),
  currency: currency(),
})
export const shownRefundSchema = shown({ refunded: minorUnits(), currency: currency() })

export type ShownLine = NonNullable<InferType<typeof shownLineSchema>>
export type ShownCart = NonNullable<InferType<typeof shownCartSchema>>
export type ShownTotals = NonNullable<InferType<typeof shownTotalsSchema>>
export type ShownOrder = NonNullable<InferType<typeof shownOrderSchema>>
