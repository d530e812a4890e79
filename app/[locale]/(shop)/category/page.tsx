import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { breadcrumbList } from '@/lib/seo/json-ld/lists'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { getSite } from '@/lib/seo/json-ld/node'
import styles from './category-overview.module.scss'
import { CategorySection } from './category-section'
import { requireCategories } from './require-categories'

export const revalidate = 60

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('CategoryOverview')
  return pageMetadata({ title: t('title'), description: t('description'), path: '/category' })
}

/** Every category of the shop on one page. */
export default async function CategoryOverviewPage() {
  const [t, { tree }] = await Promise.all([getTranslations('CategoryOverview'), requireCategories()])
  const trail = [{ name: t('home'), url: '/' }]
  return (
    <div className={styles.screen}>
      <JsonLd nodes={[breadcrumbList(getSite(), { trail, current: { name: t('title'), url: '/category' } })]} />
      <Breadcrumb trail={trail} current={t('title')} />
      <h1 className={styles.title}>{t('title')}</h1>
      {tree.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
      {tree.map((root) => (
        <CategorySection key={root.key} root={root} imageBase={imageBaseUrl()} />
      ))}
    </div>
  )
}
