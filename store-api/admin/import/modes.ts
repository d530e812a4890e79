/**
 * Which products of the file are written: all; only new ones; only existing ones; or all, while products that are not
 * in the file are archived.
 */
export const IMPORT_MODES = ['all', 'add', 'update', 'mirror'] as const
export type ImportMode = (typeof IMPORT_MODES)[number]
