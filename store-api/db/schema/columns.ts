import { customType, jsonb } from 'drizzle-orm/pg-core'
import type { LocalText } from '../../i18n/locale'

/** Words in every language of the shop; the store's language picks one at each answer. */
export const localText = () => jsonb().$type<LocalText>().notNull()

/** Words in the form full text search compares them in. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Number of a transaction, as PostgreSQL counts them without starting over. */
export const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
