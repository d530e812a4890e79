import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readState, readTyped } from '@/lib/forms/newsletter'
import { LinkButton } from '@/components/ui/link-button'
import { NewsletterAgain } from './newsletter-again'
import { NewsletterResult } from './newsletter-result'
import styles from './page.module.scss'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewsletterPage')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** What became of the newsletter's form, for those who sent it without a script. */
export default async function NewsletterPage({ searchParams }: PageProps<'/[locale]/newsletter'>) {
  const [t, n, query] = await Promise.all([
    getTranslations('NewsletterPage'),
    getTranslations('Newsletter'),
    searchParams,
  ])
  const state = readState(query.state)
  return (
    <div className={styles.screen} data-newsletter-page>
      <h1 className={styles.title}>{n('title')}</h1>
      <p className={styles.text}>{n('text')}</p>
      <NewsletterResult state={state} />
      {state !== 'submitted' && <NewsletterAgain state={state} typed={readTyped(query.email)} />}
      <div>
        <LinkButton href="/" kind="line">
          {t('home')}
        </LinkButton>
      </div>
    </div>
  )
}
