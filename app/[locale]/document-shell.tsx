import { notFound } from 'next/navigation'
import { hasLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ScreenBoundary } from '@/components/errors/boundaries'
import { FlashToast } from '@/components/layout/flash-toast'
import { LinkNavigation } from '@/components/layout/link-navigation'
import { OfflineNotice } from '@/components/layout/offline-notice'
import '@/components/styles/base.scss'
import { displayFontClass } from '@/components/styles/display-font'
import { ImageFallback } from '@/components/ui/image-fallback'
import { ToastRegion } from '@/components/ui/toast-region'
import { LOCALES } from '@/lib/i18n/locales'
import { getStoreSettings } from '@/lib/data/settings'
import styles from './document-shell.module.scss'
import { LOGGED_OUT_ID } from '@/lib/forms/flash-message'
import { Icon } from '@/components/ui/icon'
import { SkipLink } from '@/components/ui/skip-link'

interface Props {
  locale: string
  /** Additions of this part of the shop to the head. */
  head?: ReactNode
  /** Content above the screen, and below it. */
  top: ReactNode
  bottom: ReactNode
  children: ReactNode
}

/** The parts of a document that every page needs, with any header and footer. */
export async function DocumentShell({ locale, head, top, bottom, children }: Props) {
  if (!hasLocale(LOCALES, locale)) notFound()
  const [settings, t, flash, offline] = await Promise.all([
    getStoreSettings(),
    getTranslations('Layout'),
    getTranslations('FlashMessage'),
    getTranslations('OfflineNotice'),
  ])
  const errorTexts = { title: t('errorTitle'), text: t('errorText'), retry: t('errorRetry'), home: t('errorHome') }

  return (
    <html lang={settings.language.htmlCode} className={displayFontClass}>
      <head>{head}</head>
      <body>
        <div id="DX">
          <SkipLink href="#main" text={t('skip')} />
          {top}
          <main id="main" tabIndex={-1}>
            <ScreenBoundary texts={errorTexts}>{children}</ScreenBoundary>
          </main>
          {bottom}
          <LinkNavigation />
          <LoggedOutMessage text={flash('logged-out')} />
          <ToastRegion name="page" />
          <FlashToast texts={{ 'invalid-token': flash('invalid-token'), 'logged-out': flash('logged-out') }} />
          <OfflineNotice texts={{ offline: offline('offline'), held: offline('held'), online: offline('online') }} />
          <ImageFallback storeName={settings.name} />
        </div>
      </body>
    </html>
  )
}

/** The logout message without JavaScript: CSS `:target` shows it when the logout redirects to its id. */
export const LoggedOutMessage = ({ text }: { text: string }) => (
  <noscript>
    <p id={LOGGED_OUT_ID} className={styles.loggedOut} role="status">
      <Icon name="check" size="medium" />
      {text}
    </p>
  </noscript>
)
