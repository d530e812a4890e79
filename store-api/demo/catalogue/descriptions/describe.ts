import type { LocalText } from '../../../i18n/locale'
import type { Kit } from '../kit'
import { eachLocale, fill } from '../../../i18n/local-text'
import { PALETTE } from '../palette'
import { FABRIC_OF } from './fabrics'
import { CLOSINGS, KIND_TEXTS } from './kinds'
import { PATTERN_TEXTS } from './patterns'
import { kitStoryOf } from './stories'

/** Takes turns through a list. */
function turn<T>(list: readonly T[], place: number): T | undefined {
  return list.length ? list[place % list.length] : undefined
}

/** Spanish "y" gives way before an i: `azul e índigo`. */
const smooth = (words: LocalText): LocalText => ({ ...words, es: words.es.replace(/ y (?=[ií])/gi, ' e ') })

const paragraphs = (parts: (LocalText | undefined)[][]): LocalText =>
  eachLocale((locale) =>
    parts
      .map((sentences) => sentences.flatMap((sentence) => (sentence ? [sentence[locale]] : [])).join(' '))
      .filter((sentences) => sentences !== '')
      .map((sentences) => `<p>${sentences}</p>`)
      .join('\n'),
  )

/**
 * The description of a kit: the team's own line and its pattern, then what such a kit is like, then a closing word.
 * @param place the kit's place among those of its kind, so that neighbours in a listing take different fragments
 */
export function describe(kit: Kit, place: number): LocalText {
  const { kind, team, look, year, garment } = kit
  const [first, second, trim] = look.dyes
  const words = {
    team: team.name,
    year,
    first: PALETTE[first].name,
    second: PALETTE[second].name,
    trim: PALETTE[trim].name,
  }
  const filled = (template: LocalText | undefined) => template && smooth(fill(template, words))
  const isKids = kit.cut === 'kids'
  const pattern = garment === 'shirt' ? turn(PATTERN_TEXTS[look.pattern], place + (isKids ? 1 : 0)) : undefined
  return paragraphs([
    [kitStoryOf(team, kind), filled(pattern)],
    [filled(turn(KIND_TEXTS[kind], place)), turn(FABRIC_OF[kind].texts, place)],
    [place % 3 === 2 ? undefined : filled(turn(CLOSINGS[kind] ?? [], place))],
  ])
}
