import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { type NewsletterState, readState, readEmail } from '@/lib/forms/newsletter'
import { requireCapability } from '@/lib/data/settings'
import { LinkButton } from '@/components/ui/link-button'
import styles from './page.module.scss'
import { useTranslations } from 'next-intl'
import { Note } from '@/components/ui/note'
import { NewsletterForm } from '@/components/layout/newsletter-form'
import { useNewsletterTexts } from '@/components/layout/newsletter-texts'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewsletterPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** The result of the newsletter form, for browsers without scripts. */
export default async function NewsletterPage({ searchParams }: PageProps<'/[locale]/newsletter'>) {
  const [t, n, query] = await Promise.all([
    getTranslations('NewsletterPage'),
    getTranslations('Newsletter'),
    searchParams,
    requireCapability('newsletter'),
  ])
  const state = readState(query.state)
  return (
    <div className={styles.screen} data-newsletter-page>
      <h1 className={styles.title}>{n('title')}</h1>
      <p className={styles.text}>{n('text')}</p>
      <NewsletterResult state={state} />
      {state !== 'submitted' && <NewsletterRetry state={state} typed={readEmail(query.email)} />}
      <div>
        <LinkButton href="/" kind="line">
          {t('home')}
        </LinkButton>
      </div>
    </div>
  )
}

/** The result, if it is not shown beside the field. */
function NewsletterResult({ state }: { state: NewsletterState | null }) {
  const t = useTranslations('Newsletter')
  if (state !== 'submitted' && state !== 'limited' && state !== 'failed') return null
  return <Note kind={state === 'submitted' ? 'good' : 'warn'} text={t(state)} />
}

/** The form with the submitted value and its error. */
function NewsletterRetry({ state, typed }: { state: NewsletterState | null; typed: string }) {
  const texts = useNewsletterTexts()
  const errors: Partial<Record<NewsletterState, string>> = { missing: texts.missing, invalid: texts.wrong }
  return <NewsletterForm texts={texts} typed={typed} error={state ? errors[state] : undefined} />
}
