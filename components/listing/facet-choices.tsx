'use client'

import type { FacetKey } from '@/lib/contract/entities/facet'
import { FacetChoice, type Choice } from './facet-choice'

interface Props {
  facet: FacetKey
  choices: Choice[]
}

/** Values of a facet, as list items. Written in the browser too: a page that carried each of them twice would be heavy. */
export const FacetChoices = ({ facet, choices }: Props) =>
  choices.map((choice) => (
    <li key={choice.key}>
      <FacetChoice facet={facet} choice={choice} />
    </li>
  ))
