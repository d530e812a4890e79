'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { hearTabs, tellTabs, watchReturn } from '@/lib/browser/tabs'

/**
 * Shows an order as it stands when the page is returned to, or when another tab knows better: what is paid is not asked for.
 * @param state how its payment stands
 */
export function OrderWatch({ state }: { state: string }) {
  const router = useRouter()
  useEffect(() => tellTabs('order'), [state])
  useEffect(() => {
    const look = () => router.refresh()
    const stops = [watchReturn(look), hearTabs((news) => news === 'order' && look())]
    return () => stops.forEach((stop) => stop())
  }, [router])
  return null
}
