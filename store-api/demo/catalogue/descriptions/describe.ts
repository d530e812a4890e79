import type { LocalText } from '../../../i18n/locale'
import type { Kit, KitKind, Story } from '../kit'
import { eachLocale, fill } from '../../../i18n/local-text'
import { PALETTE } from '../colours'
import { FABRIC_OF } from './fabrics'
import { CLOSINGS, KIND_TEXTS } from './kinds'
import { PATTERN_TEXTS } from './patterns'
import type { Team } from '../team'
import { COPPERHILL_FC, FENLIGHT_UNITED, GLASSWATER, HARROW_QUAY_ATHLETIC } from './clubs-c-to-h'
import { IRONVALE_WANDERERS, LARKMOOR_TOWN, PORT_ALDER, SALTMARSH_CITY } from './clubs-i-to-s'
import { STONEGATE_ALBION, TARNBRIDGE_ROVERS, VESPER_PARK, WYKE_ORCHARD } from './clubs-s-to-w'
import { BRANNOCH_ISLES, COSTA_LUMBRE, ORVENIA, QUELARA, SKARLAND, VALDORIA } from './nations'

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

/** By the team's code. */
const STORIES: Record<string, Story> = {
  TBR: TARNBRIDGE_ROVERS,
  HQA: HARROW_QUAY_ATHLETIC,
  FLU: FENLIGHT_UNITED,
  PAL: PORT_ALDER,
  SMC: SALTMARSH_CITY,
  IVW: IRONVALE_WANDERERS,
  CPH: COPPERHILL_FC,
  WYO: WYKE_ORCHARD,
  LKM: LARKMOOR_TOWN,
  VSP: VESPER_PARK,
  STA: STONEGATE_ALBION,
  GLW: GLASSWATER,
  VAL: VALDORIA,
  SKR: SKARLAND,
  CLU: COSTA_LUMBRE,
  ORV: ORVENIA,
  BRN: BRANNOCH_ISLES,
  QUE: QUELARA,
}

/** The description of one kit of a team; undefined where the team has none. */
const kitStoryOf = ({ code }: Pick<Team, 'code'>, kind: KitKind): LocalText | undefined => STORIES[code]?.[kind]

export function storyOf({ code }: Pick<Team, 'code'>): Story {
  const story = STORIES[code]
  if (!story) throw new Error(`Nothing is written about ${code}`)
  return story
}
