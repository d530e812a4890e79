import { chooseLocale, type Locale } from '../i18n/locales'
import type { Restrict } from './restrict'

/** What the door needs to know of the store. */
export interface DoorSettings {
  locale: Locale
  restrict: Restrict
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Reads store settings as they arrived: what is not as the contract says restricts nobody. */
export function readDoorSettings(data: unknown): DoorSettings {
  const code = field(field(data, 'language'), 'code')
  const restrict = field(data, 'restrict')
  return {
    locale: chooseLocale(typeof code === 'string' ? code : ''),
    restrict: { platform: texts(field(restrict, 'platform')), language: texts(field(restrict, 'language')) },
  }
}
