'use client'

import type { ReactNode } from 'react'
import { ListTitle } from '@/components/product/listing-head'
import { PRODUCTS_ID } from '@/components/product/product-list'
import { BreadcrumbTrail } from '@/components/ui/breadcrumb-trail'
import { SkipLink } from '@/components/ui/skip-link'
import type { SearchView } from '@/lib/search/search-view'
import { ListBody } from '../list-body'

interface Props {
  view: SearchView
  /** Shown when nothing was found. */
  empty?: ReactNode
}

/** A page of search results. A client component, so that the page carries its data once instead of its elements twice. */
export const SearchResults = ({ view: { breadcrumb, title, skip, description, list }, empty }: Props) => (
  <>
    {skip && <SkipLink href={`#${PRODUCTS_ID}`} text={skip} />}
    <ListTitle breadcrumb={<BreadcrumbTrail {...breadcrumb} />} title={title} description={description} />
    <ListBody view={list} empty={empty} />
  </>
)
