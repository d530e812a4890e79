import type { Kit, KitKind } from './kit'
import { NEW } from './selection'

const DAY = 24 * 60 * 60 * 1000

/** When a kind first came into the shop; the teams follow a day apart. */
const FIRST_OF_KIND: Record<KitKind, string> = {
  home: '2026-06-15',
  away: '2026-07-13',
  third: '2026-08-24',
  goalkeeper: '2026-07-27',
  training: '2026-06-29',
  warmUp: '2026-08-10',
  retro: '2025-10-06',
  retroAway: '2026-02-16',
  kidsHome: '2026-06-22',
  kidsAway: '2026-07-20',
  shorts: '2026-06-15',
  socks: '2026-06-15',
  scarf: '2025-09-08',
  ball: '2026-03-09',
}

const LAST_NEW = '2026-11-17'

const day = (first: string, days: number) => new Date(Date.parse(`${first}T09:00:00.000Z`) + days * DAY).toISOString()

/** New products arrived one a day in autumn, the first of the list last; the others with their kind. */
export function releaseOf({ kind }: Kit, key: string, place: number): { releasedAt: string; isNew: boolean } {
  const newPlace = NEW.indexOf(key)
  if (newPlace >= 0) return { releasedAt: day(LAST_NEW, -newPlace), isNew: true }
  return { releasedAt: day(FIRST_OF_KIND[kind], place), isNew: false }
}
