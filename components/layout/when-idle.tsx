'use client'

import { Suspense } from 'react'
import { lazyOptional } from '@/lib/browser/lazy-component'
import { useIdle } from '@/lib/browser/use-idle'

const IdleTasks = lazyOptional(async () => (await import('./idle-tasks')).IdleTasks)

/** Does what no page needs to be shown, once it has come to rest. @param isMinimal without the shop's header and menu */
export const WhenIdle = ({ isMinimal = false }: { isMinimal?: boolean }) =>
  useIdle() && (
    <Suspense>
      <IdleTasks isMinimal={isMinimal} />
    </Suspense>
  )
