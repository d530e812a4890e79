import type { FiltersView } from '@/lib/catalog/filters-view'
import { FacetGroup } from './facet-group'
import { FilterForm } from './filter-form'

/** Everything a listing can be narrowed by. */
export const FilterPanel = ({ context, plainFields, groups }: FiltersView) => (
  <FilterForm context={context} plainFields={plainFields}>
    {groups.map((facet) => (
      <FacetGroup key={facet.key} facet={facet} />
    ))}
  </FilterForm>
)
