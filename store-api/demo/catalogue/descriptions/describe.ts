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

/** Cycles through a list. */
function cycle<T>(list: readonly T[], place: number): T | undefined {
  return list.length ? list[place % list.length] : undefined
}

/** Spanish "y" becomes "e" before an i: `azul e índigo`. */
const fixConjunctions = (words: LocalText): LocalText => ({ ...words, es: words.es.replace(/ y (?=[ií])/gi, ' e ') })

const paragraphs = (parts: (LocalText | undefined)[][]): LocalText =>
  eachLocale((locale) =>
    parts
      .map((sentences) => sentences.flatMap((sentence) => (sentence ? [sentence[locale]] : [])).join(' '))
      .filter((sentences) => sentences !== '')
      .map((sentences) => `<p>${sentences}</p>`)
      .join('\n'),
  )

/**
 * The description of a kit: a paragraph on the team and the pattern, one on the kind and the fabric, and a closing one.
 * @param place index among the kits of its kind, so that neighbours in a listing get different texts
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
  const filled = (template: LocalText | undefined) => template && fixConjunctions(fill(template, words))
  const isKids = kit.cut === 'kids'
  const pattern = garment === 'shirt' ? cycle(PATTERN_TEXTS[look.pattern], place + (isKids ? 1 : 0)) : undefined
  return paragraphs([
    [kitStoryOf(team, kind), filled(pattern)],
    [filled(cycle(KIND_TEXTS[kind], place)), cycle(FABRIC_OF[kind].texts, place)],
    [place % 3 === 2 ? undefined : filled(cycle(CLOSINGS[kind] ?? [], place))],
  ])
}

/** By team code. */
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

/** The text about one kit of a team; undefined if there is none. */
const kitStoryOf = ({ code }: Pick<Team, 'code'>, kind: KitKind): LocalText | undefined => STORIES[code]?.[kind]

export function storyOf({ code }: Pick<Team, 'code'>): Story {
  const story = STORIES[code]
  if (!story) throw new Error(`no story for team ${code}`)
  return story
}
