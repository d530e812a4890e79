'use client'

import type { ReactNode } from 'react'
import { FilterPanel } from '@/components/catalog/filter-panel'
import { FilteredEmpty, ResultBar } from '@/components/catalog/result-bar'
import { ProductList } from '@/components/product/product-list'
import type { ListView } from '@/lib/catalog/listing-view'
import styles from './list-body.module.scss'

interface ListBodyProps {
  view: ListView
  /** Shown for an empty list without filters. */
  empty?: ReactNode
}

/**
 * A page of products beside what they can be narrowed by. Written in the browser too: a page carries whatever the server
 * alone writes a second time, for React, and that is far more than what it is made of.
 */
export const ListBody = ({ view: { filters, bar, emptyFilter, nextUrl, ...list }, empty }: ListBodyProps) => (
  <ListingColumns filters={filters && <FilterPanel {...filters} />}>
    {list.previous && <link rel="prev" href={list.previous.url} />}
    {nextUrl && <link rel="next" href={nextUrl} />}
    {bar && <ResultBar {...bar} />}
    <ProductList {...list} empty={emptyFilter ? <FilteredEmpty {...emptyFilter} /> : empty} />
  </ListingColumns>
)

interface ListingColumnsProps {
  /** Null if the list has no facets. */
  filters: ReactNode
  children: ReactNode
}

const ListingColumns = ({ filters, children }: ListingColumnsProps) => (
  <div className={filters ? `${styles.columns} ${styles.two}` : styles.columns}>
    {filters}
    <div className={styles.list}>{children}</div>
  </div>
)
