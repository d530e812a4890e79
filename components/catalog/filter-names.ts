/** Ids by which the parts of a listing's filters know each other. */
export const FILTER_FORM = 'filter-form'
export const FILTER_OPENER = 'filter-open'
export const RESULT_COUNT = 'result-count'
