import type { KitKind } from '../kit'
import { BALL_VOICES } from './balls'
import { CLOTH_VOICES } from './cloth'
import { GOALKEEPER_VOICES } from './goalkeeping'
import { KIDS_VOICES } from './kids'
import { PRINT_VOICES } from './printing'
import { RETRO_VOICES } from './retro'
import { SCARF_VOICES } from './scarves'
import { SERVICE_VOICES } from './service'
import { SHIRT_VOICES } from './shirts'
import { SHORTS_VOICES } from './shorts'
import { SOCKS_VOICES } from './socks'
import { TRAINING_VOICES } from './training'
import type { Voices } from './voices'

const MATCH = [SHIRT_VOICES, CLOTH_VOICES, PRINT_VOICES]
const KIDS = [KIDS_VOICES, PRINT_VOICES]
const RETRO = [SHIRT_VOICES, RETRO_VOICES]
const TRAINING = [SHIRT_VOICES, CLOTH_VOICES, TRAINING_VOICES]

const OF_KIND: Record<KitKind, readonly Voices[]> = {
  home: MATCH,
  away: MATCH,
  third: MATCH,
  goalkeeper: [SHIRT_VOICES, CLOTH_VOICES, GOALKEEPER_VOICES],
  retro: RETRO,
  retroAway: RETRO,
  kidsHome: KIDS,
  kidsAway: KIDS,
  training: TRAINING,
  warmUp: TRAINING,
  shorts: [SHORTS_VOICES],
  socks: [SOCKS_VOICES],
  scarf: [SCARF_VOICES],
  ball: [BALL_VOICES],
}

/** Everything that may be said of a kind of kit. */
export function sentencesOf(kind: KitKind): Required<Voices> {
  const all = [...OF_KIND[kind], SERVICE_VOICES]
  return {
    fit: all.flatMap(({ fit = [] }) => fit),
    praise: all.flatMap(({ praise }) => praise),
    doubts: all.flatMap(({ doubts }) => doubts),
    complaints: all.flatMap(({ complaints }) => complaints),
  }
}
