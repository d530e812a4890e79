import type { CatalogueCoupon } from './catalogue'
import { text } from '../../i18n/local-text'

const TEN_PERCENT = text('10% off your order', '10 % de descuento en tu pedido', '10 % auf deine Bestellung')

/** Codes that are given to one person each. */
const SINGLES = Array.from({ length: 40 }, (_, at) => `SINGLE-${String(at + 1).padStart(2, '0')}`)

/** What is printed on leaflets and written in newsletters of the demo shop. */
export const COUPONS: CatalogueCoupon[] = [
  { code: 'WELCOME10', kind: 'percent', value: 10, text: TEN_PERCENT, mostPerEmail: 1 },
  {
    ...{ code: 'KICKOFF5', kind: 'amount', value: 500, minSubTotal: 5000 },
    text: text(
      '€5.00 off orders from €50.00',
      '5,00 € de descuento a partir de 50,00 €',
      '5,00 € ab 50,00 € Warenwert',
    ),
  },
  {
    ...{ code: 'FREEEXPRESS', kind: 'shipping', value: 0 },
    text: text('Free delivery, express too', 'Envío gratis, también exprés', 'Kostenloser Versand, auch per Express'),
  },
  {
    ...{ code: 'SUMMER25', kind: 'percent', value: 25, endsInDays: -21 },
    text: text('25% off in summer', '25 % de descuento en verano', '25 % im Sommer'),
  },
  {
    ...{ code: 'FIRST50', kind: 'amount', value: 1000, mostUses: 50, uses: 50 },
    text: text('€10.00 off for the first 50', '10,00 € de descuento para los 50 primeros', '10,00 € für die ersten 50'),
  },
  ...SINGLES.map((code): CatalogueCoupon => ({ code, kind: 'percent', value: 10, text: TEN_PERCENT, mostUses: 1 })),
]
