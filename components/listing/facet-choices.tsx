import type { FacetKey } from '@/lib/contract/entities/facet'
import type { Choice } from '@/lib/listing/view/facet-view'
import { usePieces } from '../ui/pieces'
import { FacetChoice } from './facet-choice'

interface Props {
  facet: FacetKey
  choices: Choice[]
}

/** Values of a facet, as list items. */
export function FacetChoices({ facet, choices }: Props) {
  const piece = usePieces()
  return choices.map((choice) => piece(FacetChoice, choice.key, { facet, choice }))
}
