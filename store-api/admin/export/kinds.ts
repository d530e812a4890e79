/** Kinds of `export` with people and their orders. */
export const EXPORTED_KINDS = ['orders', 'customers', 'subscribers'] as const
export type ExportedKind = (typeof EXPORTED_KINDS)[number]
