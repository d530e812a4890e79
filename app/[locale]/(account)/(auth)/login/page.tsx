import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { safeReturnPath } from '@/lib/account/safe-redirect'
import { GUEST_ID, leadsToCheckout } from '@/lib/paths'
import { readFlashState } from '@/lib/forms/flash-state'
import { isSignedIn } from '@/lib/data/account'
import { getStoreSettings } from '@/lib/data/settings'
import { LoginScreen } from './login-screen'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('LoginPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** The login (spec §2). A customer with a session is redirected to the page in `from`. */
export default async function LoginPage({ searchParams }: PageProps<'/[locale]/login'>) {
  const search = await searchParams
  const from = safeReturnPath(search.from)
  if (await isSignedIn()) redirect(from)
  const [told, { guestCheckout }] = await Promise.all([readFlashState(search), getStoreSettings()])
  const isOfGuest = search[GUEST_ID] !== undefined
  const answer = isOfGuest ? null : told
  const guest = guestCheckout && leadsToCheckout(from) ? (isOfGuest ? told : null) : undefined
  return <LoginScreen search={search} from={from} answer={answer} guest={guest} />
}
