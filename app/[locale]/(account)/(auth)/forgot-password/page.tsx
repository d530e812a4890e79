import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { ForgotScreen } from './forgot-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ForgotPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** Has a link to a new password sent (spec §2). */
export default async function ForgotPasswordPage({ searchParams }: PageProps<'/[locale]/forgot-password'>) {
  return <ForgotScreen answer={await readFlashState(await searchParams)} />
}
