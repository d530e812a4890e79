'use client'

import { Suspense } from 'react'
import { optional } from '@/lib/browser/optional'
import { useQuiet } from '@/lib/browser/use-quiet'

const QuietWork = optional(async () => (await import('./idle-tasks')).QuietWork)

/** Does what no page needs to be shown, once it has come to rest. */
export const WhenQuiet = () =>
  useQuiet() && (
    <Suspense>
      <QuietWork />
    </Suspense>
  )
