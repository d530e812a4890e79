'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { watchFragments } from '@/lib/browser/fragment-entries'
import { openLinks } from '@/lib/browser/open-links'

/** Opens links to pages of the shop in the same document (components/ui/link.tsx). */
export function LinkNavigation() {
  const router = useRouter()
  useEffect(() => openLinks((href, options) => router.push(href, options)), [router])
  useEffect(watchFragments, [])
  return null
}
