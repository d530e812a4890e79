import { FACETS, type Facet, type FacetKey, type FacetValue } from '../../../contract/entities/facet'
import type { Locale } from '../../i18n/locale'
import type { Counts } from './counts'
import type { Listed } from './catalog-index'
import { chosenOf, type Chosen } from './filter'

/** The facet lists the teams with the most products, and every chosen one. */
const MOST_TEAMS = 40

interface Options {
  chosen: Chosen
  listed: Listed
  language: Locale
}

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || a.label.localeCompare(b.label)

function teamFacet({ teams: counts }: Counts, { chosen, listed: { teams }, language }: Options): Facet {
  const wanted = new Set(chosenOf(chosen, 'team'))
  const all = [...teams].map(([id, { key, label }]) => ({
    key,
    label: label[language],
    count: counts.get(id) ?? 0,
    isChosen: wanted.has(key),
  }))
  const shown = all.filter(({ count, isChosen }) => count > 0 || isChosen).sort(byCount)
  const values = shown.filter(({ isChosen }, place) => isChosen || place < MOST_TEAMS)
  return { key: 'team', values, isCut: values.length < shown.length }
}

function bitFacet(facet: FacetKey, { traits: counts }: Counts, { chosen, listed, language }: Options): Facet {
  const wanted = new Set(chosenOf(chosen, facet))
  const values = listed.index.traits.list
    .filter((trait) => trait.facet === facet)
    .map(({ key, label, bit }) => ({
      key,
      label: label?.[language] ?? '',
      count: counts[bit] ?? 0,
      isChosen: wanted.has(key),
    }))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
  return { key: facet, values, isCut: false }
}

/** A facet with a single value is of use only if some products lack it. */
const isUseful = ({ values }: Facet, total: number) =>
  values.length > 1 || values.some(({ isChosen, count }) => isChosen || count < total)

/** The facets of a listing, with the number of products of each value. */
export function facetsOf(counts: Counts, total: number, options: Options): Facet[] {
  return FACETS.map((facet) =>
    facet === 'team' ? teamFacet(counts, options) : bitFacet(facet, counts, options),
  ).filter((facet) => isUseful(facet, total))
}
