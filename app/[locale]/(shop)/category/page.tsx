import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { env } from '@/lib/env'
import styles from './category-overview.module.scss'
import { CategorySection } from './category-section'
import { requireCategories } from './require-categories'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CategoryOverview')
  return { title: t('title'), description: t('description'), alternates: { canonical: '/category' } }
}

/** Every category of the shop on one page. */
export default async function CategoryOverviewPage() {
  const [t, { tree }] = await Promise.all([getTranslations('CategoryOverview'), requireCategories()])
  return (
    <div className={styles.screen}>
      <Breadcrumb trail={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      {tree.map((root) => (
        <CategorySection key={root.key} root={root} imageBase={env().IMAGE_BASE_URL} />
      ))}
    </div>
  )
}
