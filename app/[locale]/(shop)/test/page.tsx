import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import styles from './page.module.scss'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('TestPage')
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } }
}

/** The test page of spec §2: it shows that pages are rendered, and loads nothing. */
export default async function TestPage() {
  const t = await getTranslations('TestPage')
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
    </div>
  )
}
