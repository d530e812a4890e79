import type { LocalText } from '../../i18n/locale'
import type { Kit } from './kit'
import { eachLocale } from '../../i18n/local-text'

type Named = Pick<Kit, 'noun' | 'team' | 'year'>

const joined = (...words: string[]) => words.filter((word) => word !== '').join(' ')

const lowerFirst = (word: string) => word.charAt(0).toLowerCase() + word.slice(1)

/** `Home shirt 2026/27` */
export const kitLabel = ({ noun, year }: Named): LocalText => eachLocale((locale) => joined(noun[locale], year))

/** `Tarnbridge Rovers home shirt 2026/27`; Spanish puts the noun first, German keeps its capital. */
export const productName = ({ noun, team, year }: Named): LocalText => ({
  en: joined(team.name.en, lowerFirst(noun.en), year),
  es: joined(noun.es, team.name.es, year),
  de: joined(team.name.de, noun.de, year),
})
