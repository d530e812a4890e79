'use client'

import type { ReactNode } from 'react'
import { FilterPanel } from '@/components/catalog/filter-panel'
import { FilteredEmpty } from '@/components/catalog/filtered-empty'
import { ListingColumns } from '@/components/catalog/listing-columns'
import { ResultBar } from '@/components/catalog/result-bar'
import { ProductList } from '@/components/product/product-list'
import type { ListView } from '@/lib/catalog/listing-view'

interface Props {
  view: ListView
  /** What is said where there is nothing, though nothing was chosen. */
  empty?: ReactNode
}

/**
 * A page of products beside what they can be narrowed by. Written in the browser too: a page carries whatever the server
 * alone writes a second time, for React, and that is far more than what it is made of.
 */
export const ListBody = ({ view: { filters, bar, tooMuch, nextUrl, ...list }, empty }: Props) => (
  <ListingColumns filters={filters && <FilterPanel {...filters} />}>
    {list.previous && <link rel="prev" href={list.previous.url} />}
    {nextUrl && <link rel="next" href={nextUrl} />}
    {bar && <ResultBar {...bar} />}
    <ProductList {...list} empty={tooMuch ? <FilteredEmpty {...tooMuch} /> : empty} />
  </ListingColumns>
)
