import { setSection } from '../../catalog/operations/set-section'
import { homeSection } from '../../db/schema'
import type { Locale } from '../../i18n/locale'
import type { Catalogue } from '../catalogue/catalogue'
import type { Step } from './step'

/** Actor of the demo's documents in the audit log. */
const ACTOR = 'demo'

interface Options {
  /** Milliseconds since the epoch. */
  now: number
  /** The shop's language. */
  language: Locale
}

/** The sections of the home page, written like those of an operator; skipped if there are any already. */
export const homeStep = ({ sections = [] }: Pick<Catalogue, 'sections'>, { now, language }: Options): Step => ({
  name: 'home',
  rows: 1,
  run: async (tx, onRows) => {
    const hasSections = (await tx.$count(homeSection)) > 0
    const shop = { db: tx, language, now: () => now }
    for (const [position, section] of hasSections ? [] : sections.entries())
      await setSection(shop, { ...section, position }, { actor: ACTOR })
    onRows(1)
  },
})
