import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { linkToken } from '@/lib/forms/definitions/auth'
import { ResetScreen } from './reset-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ResetPage')
  return { title: t('title'), robots: { index: false } }
}

/** A new password by the link of a mail (spec §2 and §9). */
export default async function ResetPasswordPage({ searchParams }: PageProps<'/[locale]/reset-password'>) {
  const search = await searchParams
  return <ResetScreen token={linkToken(search.token)} answer={await readFlashState(search)} />
}
