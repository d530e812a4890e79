import type { createTranslator, Messages } from 'next-intl'

/** The texts of one language, by their whole names: `t('Filters.title')`. */
export type Translate = ReturnType<typeof createTranslator<Messages>>
