/** Kinds of `export` with personal data: customers, subscribers and orders. */
export const EXPORTED_KINDS = ['orders', 'customers', 'subscribers'] as const
export type ExportedKind = (typeof EXPORTED_KINDS)[number]
