import type { LocalText } from '../../../i18n/locale'
import type { KitKind } from '../kit'
import type { Team } from '../team'
import { COPPERHILL_FC } from './clubs/copperhill-fc'
import { FENLIGHT_UNITED } from './clubs/fenlight-united'
import { GLASSWATER } from './clubs/glasswater'
import { HARROW_QUAY_ATHLETIC } from './clubs/harrow-quay-athletic'
import { IRONVALE_WANDERERS } from './clubs/ironvale-wanderers'
import { LARKMOOR_TOWN } from './clubs/larkmoor-town'
import { PORT_ALDER } from './clubs/port-alder'
import { SALTMARSH_CITY } from './clubs/saltmarsh-city'
import { STONEGATE_ALBION } from './clubs/stonegate-albion'
import { TARNBRIDGE_ROVERS } from './clubs/tarnbridge-rovers'
import { VESPER_PARK } from './clubs/vesper-park'
import { WYKE_ORCHARD } from './clubs/wyke-orchard'
import { BRANNOCH_ISLES } from './nations/brannoch-isles'
import { COSTA_LUMBRE } from './nations/costa-lumbre'
import { ORVENIA } from './nations/orvenia'
import { QUELARA } from './nations/quelara'
import { SKARLAND } from './nations/skarland'
import { VALDORIA } from './nations/valdoria'
import type { Story } from './story'

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

/** What is told about one kit of a team; nothing of a team nobody has written about. */
export const kitStoryOf = ({ code }: Pick<Team, 'code'>, kind: KitKind): LocalText | undefined => STORIES[code]?.[kind]

export function storyOf({ code }: Pick<Team, 'code'>): Story {
  const story = STORIES[code]
  if (!story) throw new Error(`Nothing is written about ${code}`)
  return story
}
