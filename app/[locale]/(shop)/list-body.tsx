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
 * A page of products with its filters. It is rendered in the browser too: server-only markup is sent a second time as
 * React's data, which is far larger than the props.
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
