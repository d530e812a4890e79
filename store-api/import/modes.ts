/**
 * What happens to products of the file: all are written; only new ones; only those the shop has; or all, and what the
 * file does not have is archived.
 */
export const IMPORT_MODES = ['all', 'add', 'update', 'mirror'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]
