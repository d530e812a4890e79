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

/** A kind of kit, and how to get it for a team. */
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
  /** Kits of the current season carry it in their name, retro shirts their year, scarves and balls nothing. */
  yearOf: (team: Team) => string
  lookOf: (team: Team) => Look | undefined
  price: (team: Team) => number
}

/** A kit one team has. */
export interface Kit extends Omit<KitPlan, 'lookOf' | 'price' | 'yearOf'> {
  team: Team
  look: Look
  year: string
  price: number
}

/** The descriptions of one team: a sentence on who they are, and what there is to say about each of their kits. */
export type Story = { about: LocalText } & Partial<Record<KitKind, LocalText>>

/** What is asked about a kind of thing, and what the shop answers. `{team}` is whose it is. */
export interface DemoQuestion {
  question: LocalText
  answer: LocalText
}
