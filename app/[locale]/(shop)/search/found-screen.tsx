'use client'

import type { ReactNode } from 'react'
import { ListTitle } from '@/components/product/list-title'
import { BreadcrumbTrail } from '@/components/ui/breadcrumb-trail'
import type { FoundView } from '@/lib/found/found-view'
import { ListBody } from '../list-body'

interface Props {
  /** A word in its place: where only the frame of the page is wanted. */
  view: FoundView | string
  /** What is said where nothing was found. */
  empty?: ReactNode
}

/** A page of what a search found. */
export function FoundScreen({ view, empty }: Props) {
  if (typeof view === 'string') return <p>{view}</p>
  const { breadcrumb, title, description, list } = view
  return (
    <>
      <ListTitle breadcrumb={<BreadcrumbTrail {...breadcrumb} />} title={title} description={description} />
      <ListBody view={list} empty={empty} />
    </>
  )
}

// No browser loads what draws it on the server.
if (typeof window === 'undefined') {
  void import('./draw-found').then(({ offerScreen }) => offerScreen((view) => <FoundScreen view={view} />))
}
