import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { safeReturnPath } from '@/lib/account/safe-redirect'
import { ACCOUNT_PATH, COOKIES_PARAMETER, GUEST_ID, isCheckoutTarget } from '@/lib/paths'
import { type FlashState, readFlashState } from '@/lib/forms/flash-state'
import { isSignedIn } from '@/lib/data/account'
import { getStoreSettings } from '@/lib/data/settings'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import { useCaptchaTexts, useFormTexts, usePasswordTexts } from '@/components/forms/form-texts'
import { Note } from '@/components/ui/note'
import { AuthHeading } from '../auth-heading'
import { captchaPage } from '@/lib/forms/captcha'
import { GuestForm, LoginForm } from './login-form'
import links from '../auth-links.module.scss'
import styles from './page.module.scss'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('LoginPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** The login (spec §2). A customer with a session is redirected to the page in `from`. */
export default async function LoginPage({ searchParams }: PageProps<'/[locale]/login'>) {
  const search = await searchParams
  const from = safeReturnPath(search.from)
  if (await isSignedIn()) redirect(from)
  const [state, { guestCheckout }] = await Promise.all([readFlashState(search), getStoreSettings()])
  const isGuestFlash = search[GUEST_ID] !== undefined
  const flash = isGuestFlash ? null : state
  const guest = guestCheckout && isCheckoutTarget(from) ? (isGuestFlash ? state : null) : undefined
  return <LoginScreen search={search} from={from} flash={flash} guest={guest} />
}

type Form = Parameters<typeof LoginForm>[0]
type ScreenProps = Pick<Form, 'from' | 'flash'> & {
  search: Record<string, unknown>
  /** Flash state of the guest form; undefined without guest checkout. */
  guest: FlashState | null | undefined
}

/** The login form and the alternatives; during checkout the guest form comes first. */
function LoginScreen({ search, from, flash, guest }: ScreenProps) {
  const t = useTranslations('LoginPage')
  const checkout = useTranslations('Checkout')
  const isAccountRedirect = search.from !== undefined && from.startsWith(ACCOUNT_PATH)
  const cookies = search[COOKIES_PARAMETER] !== undefined && <Note kind="warn" text={t('cookies')} />
  const form = <LoginSection search={search} from={from} flash={flash} isSecond={guest !== undefined} />
  if (guest === undefined)
    return (
      <>
        <AuthHeading title={t('title')} lead={t(isAccountRedirect ? 'stopped' : 'lead')} />
        {cookies}
        {form}
      </>
    )
  return (
    <>
      <AuthHeading title={checkout('title')} lead={t('guestText')} />
      {cookies}
      <GuestSection from={from} flash={guest} />
      <section className={styles.part} aria-labelledby="login-title">
        <h2 id="login-title" className={styles.title}>
          {t('have')}
        </h2>
        {form}
      </section>
    </>
  )
}

/** Email and password, and the links for visitors without an account or with a forgotten password. */
function LoginSection({ search, from, flash, isSecond }: Omit<ScreenProps, 'guest'> & Pick<Form, 'isSecond'>) {
  const t = useTranslations('LoginPage')
  return (
    <>
      <LoginForm
        from={search.from === undefined ? '' : from}
        flash={flash}
        page={captchaPage('/login', search)}
        isSecond={isSecond}
        texts={{
          email: t('email'),
          password: t('password'),
          submit: t('submit'),
          toggle: usePasswordTexts(),
          form: useFormTexts(['email', 'password', 'code']),
          captcha: useCaptchaTexts(),
        }}
      />
      <p className={links.forgot}>
        <Link className={links.link} href="/forgot-password">
          {t('forgot')}
        </Link>
      </p>
      <p className={links.other}>
        {t('newHere')}{' '}
        <Link className={links.link} href="/register">
          {t('register')}
        </Link>
      </p>
    </>
  )
}

/** Guest checkout, if the store allows it. */
function GuestSection({ from, flash }: { from: string; flash: FlashState | null }) {
  const t = useTranslations('LoginPage')
  return (
    <section id={GUEST_ID} aria-label={t('guestTitle')}>
      <GuestForm
        from={from}
        flash={flash}
        texts={{
          email: t('guestEmail'),
          emailHint: t('guestEmailHint'),
          submit: t('guestSubmit'),
          form: useFormTexts(['email']),
        }}
      />
    </section>
  )
}
