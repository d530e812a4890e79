'use client'

import { lazy, Suspense } from 'react'
import { useHint } from '@/lib/account/use-hint'
import type { AccountTexts } from './account-texts'

const MenuGreeting = lazy(async () => ({ default: (await import('./menu-greeting')).MenuGreeting }))

/** The account's pages in the menu, for a customer. */
export function MenuAccount({ texts }: { texts: AccountTexts }) {
  return (
    useHint() && (
      <Suspense>
        <MenuGreeting texts={texts} />
      </Suspense>
    )
  )
}
