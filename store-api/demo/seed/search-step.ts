import type { Catalogue } from '../catalogue/catalogue'
import { fillSearch } from '../../search/fill-search'
import type { Step } from './step'

/** The words every product is found by. */
export function searchStep(catalogue: Catalogue): Step {
  const rows = catalogue.products.length
  return {
    name: 'search',
    rows,
    run: async (tx, onRows) => {
      await fillSearch(tx, catalogue)
      onRows(rows)
    },
  }
}
