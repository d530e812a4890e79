'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { prefetchByIntent, prefetchInView } from '@/lib/browser/prefetch-links'

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

/** By itself Next fetches a page's outline alone. Its type is an enum of its own, which no module of ours may name. */
const WHOLE = { kind: 'full' } as unknown as PrefetchOptions

/** Fetches pages of the shop before their link is pressed: when somebody is about to, and on fast lines when it is seen. */
export function LinkPrefetch() {
  const router = useRouter()
  const path = usePathname()
  const prefetch = useMemo(() => (href: string) => router.prefetch(href, WHOLE), [router])
  useEffect(() => prefetchByIntent(prefetch), [prefetch])
  useEffect(() => prefetchInView(prefetch), [prefetch, path])
  return null
}
