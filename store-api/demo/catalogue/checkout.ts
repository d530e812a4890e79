import type { CatalogueCoupon, CatalogueShipping } from './catalogue'
import { text } from '../../i18n/local-text'

const HOME = ['GB']

const EUROPE = [
  ...['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HU', 'IE'],
  ...['IT', 'LT', 'LU', 'LV', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** Distant countries with express delivery. */
const OVERSEAS = ['AU', 'CA', 'JP', 'NZ', 'US']

const SOUTH = ['AR', 'CL', 'CO', 'MX', 'UY']

/** Shipping methods and their prices. The delivery page states the same. */
export const SHIPPING: CatalogueShipping[] = [
  {
    ...{ code: 'standard', isTracked: true },
    name: text('Standard delivery', 'Envío estándar', 'Standardversand'),
    description: text(
      'Free on every order, tracked to your door.',
      'Gratis en todos los pedidos, con seguimiento hasta tu puerta.',
      'Bei jeder Bestellung kostenlos, mit Sendungsverfolgung bis an die Tür.',
    ),
    rates: [
      { countries: HOME, price: 0, minDays: 3, maxDays: 5 },
      { countries: EUROPE, price: 0, minDays: 4, maxDays: 7 },
      { countries: [...OVERSEAS, ...SOUTH], price: 0, minDays: 7, maxDays: 14 },
    ],
  },
  {
    ...{ code: 'express', isTracked: true },
    name: text('Express delivery', 'Envío exprés', 'Expressversand'),
    description: text(
      'By courier, tracked, with a signature at the door.',
      'Por mensajero, con seguimiento y entrega con firma.',
      'Per Kurier, mit Sendungsverfolgung und Unterschrift an der Tür.',
    ),
    rates: [
      { countries: HOME, price: 690, minDays: 1, maxDays: 2 },
      { countries: EUROPE, price: 1290, minDays: 2, maxDays: 3 },
      { countries: OVERSEAS, price: 2490, minDays: 4, maxDays: 6 },
    ],
  },
  {
    code: 'pickup',
    kind: 'collection',
    name: text('Collect at the workshop', 'Recogida en el taller', 'Abholung in der Werkstatt'),
    description: text(
      '14 Halfway Lane, Port Calder, Monday to Friday. We’ll email you as soon as it’s ready.',
      '14 Halfway Lane, Port Calder, de lunes a viernes. Te escribimos en cuanto esté listo.',
      '14 Halfway Lane, Port Calder, montags bis freitags. Wir schreiben dir, sobald alles bereitliegt.',
    ),
    rates: [{ countries: HOME, price: 0, minDays: 1, maxDays: 2 }],
  },
]

const TEN_PERCENT = text('10% off your order', '10 % de descuento en tu pedido', '10 % auf deine Bestellung')

/** Single-use codes. */
const SINGLES = Array.from({ length: 40 }, (_, at) => `SINGLE-${String(at + 1).padStart(2, '0')}`)

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
