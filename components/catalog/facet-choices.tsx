import type { FacetKey } from '@/contract/entities/facet'
import type { Choice } from '@/lib/catalog/facet-view'
import { FacetChoice } from './facet-choice'

interface Props {
  facet: FacetKey
  choices: Choice[]
}

/** Values of a facet, as list items. */
export const FacetChoices = ({ facet, choices }: Props) =>
  choices.map((choice) => <FacetChoice key={choice.key} facet={facet} choice={choice} />)
