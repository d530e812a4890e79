import { object, type InferType, type ObjectShape } from 'yup'
import { minorUnits, optionalMinorUnits } from '../rules'
import { currencySchema } from './store'

/**
 * What stands beside amounts of the store currency under `shown`: the same fields in the currency shown, in its minor
 * units, as they are charged. Every piece's price is converted once; all else is the sum of what was converted, so that
 * all of it agrees to the last digit. A store that does not say it leaves each amount to be converted by itself.
 */
const shown = <Shape extends ObjectShape>(shape: Shape) =>
  object(shape).optional().default(undefined).meta({ otherwise: undefined })

/** How `shown` amounts are written: nothing of them is left to be converted. */
const currency = () => currencySchema.required()

export const shownLineSchema = shown({
  price: minorUnits(),
  specialPrice: optionalMinorUnits(),
  customAdditionalPrice: minorUnits(),
  formerPrice: optionalMinorUnits(),
  /** What all pieces of the line cost: a piece's price as often. */
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
/** What was given back so far; left out for nothing. */
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
