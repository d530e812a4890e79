import type { LocalText } from '../../i18n/locale'
import type { Drawing } from '../images/drawing'
import type { Look, Team } from './team'

export type KitKind =
  | 'home'
  | 'away'
  | 'third'
  | 'goalkeeper'
  | 'training'
  | 'warmUp'
  | 'retro'
  | 'retroAway'
  | 'kidsHome'
  | 'kidsAway'
  | 'shorts'
  | 'socks'
  | 'scarf'
  | 'ball'

/** A kind of kit, and how it is derived from a team. */
export interface KitPlan {
  kind: KitKind
  /** Part of the product key. */
  slug: string
  /** Part of the model number. */
  code: string
  noun: LocalText
  garment: Drawing['garment']
  sleeve: Drawing['sleeve']
  cut: Drawing['cut']
  /** The season in the name, the year for retro shirts, empty for scarves and balls. */
  yearOf: (team: Team) => string
  lookOf: (team: Team) => Look | undefined
  price: (team: Team) => number
}

/** A kit of one team. */
export interface Kit extends Omit<KitPlan, 'lookOf' | 'price' | 'yearOf'> {
  team: Team
  look: Look
  year: string
  price: number
}

/** The descriptions of one team: a sentence about the team, and a text about each of its kits. */
export type Story = { about: LocalText } & Partial<Record<KitKind, LocalText>>

/** A question about a kind of product, with the shop's answer. `{team}` is replaced by the team's name. */
export interface DemoQuestion {
  question: LocalText
  answer: LocalText
}
