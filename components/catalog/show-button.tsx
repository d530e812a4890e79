'use client'

import { useEffect, useState } from 'react'
import type { FilterContext } from '@/lib/catalog/filters-view'
import { Button } from '../ui/button'
import { pickPlural } from '@/lib/format/text-template'

interface Props {
  context: FilterContext
  /** Filters chosen but not applied yet; null while the page shows them already. */
  wanted: string | null
}

/** Milliseconds a choice has to last before anybody is asked. */
const PAUSE = 200

/** Leads to the products, and says how many there will be. */
export function ShowButton({ context: { listing, locale, texts }, wanted }: Props) {
  const [known, setKnown] = useState<{ wanted: string; total: number | null }>()

  useEffect(() => {
    if (wanted === null) return
    let isLate = false
    const timer = setTimeout(async () => {
      const { countProducts } = await import('./count-products')
      const total = await countProducts(listing, wanted)
      if (!isLate) setKnown({ wanted, total })
    }, PAUSE)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [listing, wanted])

  const total = wanted !== null && known?.wanted === wanted ? known.total : null
  const text = total === null ? texts.showAny : pickPlural(texts.show, total, locale)
  return (
    <Button type="submit" isWide aria-live="polite">
      {wanted === null ? texts.showNow : text}
    </Button>
  )
}
