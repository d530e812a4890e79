import type { AgeGroup } from '../../../contract/entities/sitemap'

/** Kinds nobody wears. */
const NOT_WORN: ReadonlySet<string> = new Set(['balls'])
const KIDS = 'kids'

/** Whom a kind of product is cut for, as shopping engines ask of clothes; null for what is none. */
export const ageGroupOf = (kind: string): AgeGroup | null =>
  NOT_WORN.has(kind) ? null : kind === KIDS ? 'kids' : 'adult'
