import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { linkToken } from '@/lib/forms/definitions/auth'
import { isSignedIn } from '@/lib/data/account'
import { VerifyScreen } from './verify-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('VerifyPage')
  return { title: t('title'), robots: { index: false } }
}

/** Proves an email by the link of a mail (spec §2). */
export default async function VerifyPage({ searchParams }: PageProps<'/[locale]/verify'>) {
  const search = await searchParams
  const [answer, isIn] = await Promise.all([readFlashState(search), isSignedIn()])
  return <VerifyScreen token={linkToken(search.token)} answer={answer} isSignedIn={isIn} />
}
