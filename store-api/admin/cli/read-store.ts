import type { Locale } from '../../i18n/locale'
import type { StoreChange } from '../store-settings'
import { CommandError } from './command-error'
import { toOneOf } from './read-args'

/** Options with which the shop's settings are written. */
export const STORE_OPTIONS = {
  name: { type: 'string' },
  logo: { type: 'string' },
  title: { type: 'string' },
  'seo-description': { type: 'string' },
  'seo-keywords': { type: 'string' },
  address: { type: 'string' },
  email: { type: 'string' },
  telephone: { type: 'string' },
  'working-hours': { type: 'string' },
  notice: { type: 'string', multiple: true },
  'restrict-platform': { type: 'string' },
  'restrict-language': { type: 'string' },
} as const

type Words = { [Option in keyof typeof STORE_OPTIONS]?: (Option extends 'notice' ? string[] : string) | undefined }

const PLATFORMS = ['mobile', 'pc'] as const

/** As browsers name it: `de`, `de-AT`. */
const LANGUAGE = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/

/** `none`, or words with commas between them. */
const toList = (words: string): string[] => (words === 'none' ? [] : words.split(',').map((word) => word.trim()))

/** @throws CommandError */
function toLanguage(word: string): string {
  if (!LANGUAGE.test(word)) throw new CommandError(`${word} is no language: write it as de or de-AT.`)
  return word
}

/** @throws CommandError */
function toEmail(word: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(word)) throw new CommandError(`${word} is no email address.`)
  return word
}

/** An address of the web, or a path of the shop; `none` for the mark that is drawn. @throws CommandError */
function toLogo(word: string): string {
  if (word === 'none') return ''
  const isAddress = /^https?:\/\/./.test(word) && URL.canParse(word)
  if (isAddress || /^\/[^/\\]/.test(word)) return word
  throw new CommandError(`${word} is no address of a picture: write it as https://… or /…`)
}

/** Leaves out what was not written. */
const written = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Given]?: Exclude<Given[Name], undefined>
  }

/** A change of the settings as it was written. @throws CommandError for what can be none */
export function readStore(words: Words, language: Locale): StoreChange {
  const { name, title, email, address, telephone, notice } = words
  const platforms = words['restrict-platform']
  const languages = words['restrict-language']
  return {
    language,
    ...written({
      name: name?.trim(),
      logo: words.logo === undefined ? undefined : toLogo(words.logo),
      title: title?.trim(),
      seoDescription: words['seo-description'],
      seoKeywords: words['seo-keywords'],
      notify: notice?.filter((one) => one.trim() !== ''),
    }),
    contact: written({
      address,
      telephone,
      email: email && toEmail(email),
      workingHours: words['working-hours'],
    }),
    restrict: written({
      platform: platforms === undefined ? undefined : toList(platforms).map((one) => toOneOf(one, PLATFORMS)),
      language: languages === undefined ? undefined : toList(languages).map(toLanguage),
    }),
  }
}
