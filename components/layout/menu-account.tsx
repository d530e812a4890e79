'use client'

import { Suspense } from 'react'
import { useHint } from '@/lib/account/use-hint'
import { optional } from '@/lib/browser/optional'
import type { AccountTexts } from './account-texts'

const MenuGreeting = optional(async () => (await import('./menu-greeting')).MenuGreeting)

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
