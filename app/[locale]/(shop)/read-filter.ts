import { notFound } from 'next/navigation'
import type { Filter } from '@/lib/catalog/listing/filter'
import { fromFilterSegment } from '@/lib/catalog/listing/filter-segment'

/** What the pages inside a listing are asked for. */
export interface Narrowed {
  filter: Filter
  /** From 1. */
  page: number
}

/** The page and the filter of an inner address (docs/decisions/015); nobody has one that is spelt otherwise. */
export function readNarrowed({ page, filter }: { page: string; filter: string }): Narrowed {
  const number = Number(page)
  if (!Number.isInteger(number) || number < 1) notFound()
  return { filter: fromFilterSegment(filter) ?? notFound(), page: number }
}
