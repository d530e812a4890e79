import { chooseLocale, type Locale } from '../i18n/locales'

export type Platform = 'mobile' | 'pc'

/** The restrict lists of the store settings (spec §3). */
export interface Restrict {
  platform: string[]
  language: string[]
}

/** The store settings that the middleware reads. */
export interface RestrictionSettings {
  locale: Locale
  restrict: Restrict
  /** Parts of the shop that are switched off. */
  disabled: string[]
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Reads received store settings: a value that breaks the contract restricts nothing. */
export function readRestrictionSettings(data: unknown): RestrictionSettings {
  const code = field(field(data, 'language'), 'code')
  const restrict = field(data, 'restrict')
  return {
    locale: chooseLocale(typeof code === 'string' ? code : ''),
    restrict: { platform: strings(field(restrict, 'platform')), language: strings(field(restrict, 'language')) },
    disabled: strings(field(data, 'disabled')),
  }
}

/** Phones and tablets are mobile; everything else is a pc, unknown browsers and crawlers included. */
export const platformOf = (deviceType: string | undefined): Platform =>
  deviceType === 'mobile' || deviceType === 'tablet' ? 'mobile' : 'pc'

/** The browser's first language, as in `de-at`; empty if it names none. */
export const firstLanguage = (acceptLanguage: string | null): string =>
  /^\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)/.exec(acceptLanguage ?? '')?.[1]?.toLowerCase() ?? ''

export const isRestricting = ({ platform, language }: Restrict): boolean => platform.length > 0 || language.length > 0

/** Whether the lists contain this platform or browser language (spec §4). `de` contains `de-AT` too. */
export function isRestricted(
  { platform, language }: Restrict,
  visitor: { platform: Platform; language: string },
): boolean {
  const matches = (entry: string) => {
    const listed = entry.toLowerCase()
    return listed !== '' && (visitor.language === listed || visitor.language.startsWith(`${listed}-`))
  }
  return platform.includes(visitor.platform) || language.some(matches)
}
