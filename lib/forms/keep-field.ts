/** The field by which a page says that its session has ended: what else is in the form is kept, and sent on to nobody. */
export const KEEP_FIELD = 'keep-only'

/** Of every form whose text outlives its session. */
export const KEPT_ATTRIBUTE = 'data-kept'
