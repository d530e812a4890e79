import type { Listing } from '@/lib/listing/listing'
import type { PluralForms } from '../ui/text-template'

/** Ids by which the parts of a listing's filters know each other. */
export const FILTER_FORM = 'filter-form'
export const FILTER_OPENER = 'filter-open'
export const RESULT_COUNT = 'result-count'

/** What the filter form needs in the browser. */
export interface FilterContext {
  listing: Listing
  locale: string
  texts: {
    title: string
    close: string
    /** How many products there are now. */
    count: string
    /** 'Show 24 products': for what the page shows now, for any number, and where nobody knows how many. */
    showNow: string
    show: PluralForms
    showAny: string
    clear: string
  }
}
