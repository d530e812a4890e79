import type { Locale } from '../../lib/i18n/locales'
import { JOURNEYS } from './journeys'

/** Windows by their width, in CSS pixels. */
export const WINDOWS = {
  360: { width: 360, height: 740 },
  768: { width: 768, height: 1024 },
  1024: { width: 1024, height: 768 },
  1440: { width: 1440, height: 900 },
} as const

export type Width = keyof typeof WINDOWS

const WIDTHS: readonly Width[] = [360, 768, 1024, 1440]

/** A screen in a window, colour scheme and language. */
export interface Shot {
  screen: string
  width: Width
  scheme: 'light' | 'dark'
  language: Locale
}

const shot = (screen: string, width: Width, rest: Partial<Shot> = {}): Shot => ({
  ...{ screen, width, scheme: 'light', language: 'en' },
  ...rest,
})

/** Name of its files: `product-360`, `product-360-dark-de`. */
export const nameOf = ({ screen, width, scheme, language }: Shot): string =>
  [screen, width, ...(scheme === 'dark' ? ['dark'] : []), ...(language === 'en' ? [] : [language])].join('-')

const SCREENS = JOURNEYS.flatMap((journey) => Object.keys(journey))

const wideScreens = ['home', 'listing', 'product', 'menu', 'cart', 'checkout-payment']

/** The payment page uses the system's font, which differs between machines. */
const hasOwnFont = (screen: string) => screen !== 'pay-page'

/** Compared by `npm run screens -- compare`: every screen on a phone, some in wider windows, dark, or in German. */
export const RECORDED: readonly Shot[] = [
  ...SCREENS.filter(hasOwnFont).map((screen) => shot(screen, 360)),
  ...wideScreens.map((screen) => shot(screen, 1440)),
  ...['home', 'listing'].map((screen) => shot(screen, 768)),
  ...['product', 'checkout-payment'].map((screen) => shot(screen, 360, { scheme: 'dark' })),
  shot('product', 360, { language: 'de' }),
]

/** Compared by `npm test`: screens that open within three seconds, and contain every part that many screens share. */
export const SAMPLE: readonly Shot[] = [
  shot('home', 360),
  shot('listing', 360),
  shot('product', 360),
  shot('product', 360, { scheme: 'dark' }),
  shot('menu', 1440),
  shot('filters', 360),
  shot('search', 360),
  shot('login', 360),
  shot('account', 360),
  shot('guest', 360),
]

const DARK = ['home', 'listing', 'product', 'cart', 'checkout-address', 'account']

/** The pictures of docs/screens: every screen at every width, some also dark or in German. */
export const DOCUMENTED: readonly Shot[] = [
  ...SCREENS.flatMap((screen) => WIDTHS.map((width) => shot(screen, width))),
  ...DARK.map((screen) => shot(screen, 360, { scheme: 'dark' })),
  ...['home', 'product'].map((screen) => shot(screen, 1440, { scheme: 'dark' })),
  ...['product', 'cart', 'checkout-payment', 'order'].map((screen) => shot(screen, 360, { language: 'de' })),
  shot('home', 1440, { language: 'de' }),
]
