'use client'

import type { ReactNode } from 'react'
import { useUser } from '@/lib/account/use-user'
import { AccountMenu } from './account-menu'
import type { AccountTexts } from './account-texts'

interface Props {
  texts: AccountTexts
  whileUnknown: ReactNode
  /** For the visitor it turned out to be. */
  otherwise: ReactNode
}

/** The menu of who is signed in. */
export function AccountGreeting({ texts, whileUnknown, otherwise }: Props) {
  const { user, isLoading } = useUser()
  if (user) return <AccountMenu user={user} texts={texts} />
  return isLoading ? whileUnknown : otherwise
}
