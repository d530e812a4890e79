'use client'

import { Suspense } from 'react'
import { loadCookies } from '@/lib/browser/late-cookies'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIdle } from '@/lib/browser/use-idle'

const IdleTasks = lazyOptional(async () => {
  await loadCookies()
  return (await import('./idle-tasks')).IdleTasks
})

/** Runs optional tasks once the page is idle. @param isMinimal without the shop's header and menu */
export const WhenIdle = ({ isMinimal = false }: { isMinimal?: boolean }) =>
  useIdle() && (
    <Suspense>
      <IdleTasks isMinimal={isMinimal} />
    </Suspense>
  )
