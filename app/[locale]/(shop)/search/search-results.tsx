'use client'

import type { ReactNode } from 'react'
import { ListTitle } from '@/components/product/listing-head'
import { BreadcrumbTrail } from '@/components/ui/breadcrumb-trail'
import type { SearchView } from '@/lib/search/search-view'
import { ListBody } from '../list-body'

interface Props {
  view: SearchView
  /** Shown when nothing was found. */
  empty?: ReactNode
}

/** A page of search results. A client component, so that the page carries its data once instead of its elements twice. */
export const SearchResults = ({ view: { breadcrumb, title, description, list }, empty }: Props) => (
  <>
    <ListTitle breadcrumb={<BreadcrumbTrail {...breadcrumb} />} title={title} description={description} />
    <ListBody view={list} empty={empty} />
  </>
)
