import type { LOCALES } from './lib/i18n/locales'
import type messages from './messages/en.json'

/** Makes every translation key and locale a type: a missing key fails the type check. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: (typeof LOCALES)[number]
    Messages: typeof messages
  }
}
