'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { Suspense, type ComponentProps } from 'react'
import { loginPathFrom } from '@/lib/paths'
import { useHash } from './use-hash'
import { useShopPath } from './use-shop-path'

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'>

function LinkFromHere(props: Props) {
  const path = useShopPath()
  const search = useSearchParams().toString()
  return <Link {...props} href={loginPathFrom(path, search, useHash())} prefetch={false} />
}

/** To the login page, and back here afterwards (spec §2). A cached page knows no query: the browser completes it. */
export const LoginLink = (props: Props) => (
  <Suspense fallback={<Link {...props} href="/login" prefetch={false} />}>
    <LinkFromHere {...props} />
  </Suspense>
)
