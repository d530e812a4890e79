import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ACCOUNT_PATH } from '@/lib/paths'
import { PRIVACY_ID, TERMS_ID } from '@/contract/entities/page'
import { readFlashState } from '@/lib/forms/flash-state'
import { isSignedIn } from '@/lib/data/account'
import { knownPages } from '@/lib/data/page'
import { RegisterScreen } from './register-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('RegisterPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** Registration (spec §2). A customer with a session is redirected to the account. */
export default async function RegisterPage({ searchParams }: PageProps<'/[locale]/register'>) {
  const search = await searchParams
  if (await isSignedIn()) redirect(ACCOUNT_PATH)
  const [answer, pages] = await Promise.all([readFlashState(search), knownPages()])
  const pathOf = (id: number) => {
    const key = pages.find((page) => page.id === id)?.key
    return key ? `/page/${key}` : null
  }
  return (
    <RegisterScreen
      search={search}
      answer={answer}
      policies={{ terms: pathOf(TERMS_ID), privacy: pathOf(PRIVACY_ID) }}
    />
  )
}
