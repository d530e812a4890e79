import type { CatalogueShipping } from './catalogue'
import { text } from '../../i18n/local-text'

const HOME = ['GB']

const EUROPE = [
  ...['AT', 'BE', 'CH', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HU', 'IE'],
  ...['IT', 'LT', 'LU', 'LV', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
]

/** Far away, and still flown to every day. */
const OVERSEAS = ['AU', 'CA', 'JP', 'NZ', 'US']

const SOUTH = ['AR', 'CL', 'CO', 'MX', 'UY']

/** How an order gets to its place, and what that costs. The delivery page says the same in words. */
export const SHIPPING: CatalogueShipping[] = [
  {
    code: 'standard',
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
    code: 'express',
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
