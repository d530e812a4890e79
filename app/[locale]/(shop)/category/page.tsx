import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/ui/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { breadcrumbList } from '@/lib/seo/json-ld/lists'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { getSite } from '@/lib/seo/json-ld/node'
import styles from './page.module.scss'
import { requireCategories } from '../require-found'
import { Link } from '@/components/ui/link'
import { useTranslations } from 'next-intl'
import { ProductCount } from '@/components/ui/product-count'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { Category } from '@/lib/data/category'

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

interface Props {
  root: Category
  imageBase: string
}

/** A root of the tree with everything below it. */
function CategorySection({ root, imageBase }: Props) {
  const t = useTranslations('CategoryOverview')
  return (
    <section className={styles.section} aria-labelledby={root.key}>
      <Link href={root.url} className={styles.image} tabIndex={-1} aria-hidden="true">
        {root.imageUrl && (
          <ResponsiveImage
            {...root.photo}
            imageUrl={root.imageUrl}
            alt=""
            base={imageBase}
            sizes="(width >= 1024px) 300px, (width >= 768px) 220px, 100px"
            widths={[160, 240, 320, 480, 640]}
          />
        )}
      </Link>
      <div>
        <h2 className={styles.name} id={root.key}>
          <Link href={root.url}>{root.name}</Link>
        </h2>
        <p className={styles.description}>{root.description}</p>
        <p className={styles.count}>{t('count', { count: root.productCount })}</p>
      </div>
      {root.children.length > 0 && (
        <ul className={styles.children}>
          {root.children.map((child) => (
            <li key={child.key} className={styles.child}>
              <Link href={child.url} className={styles.childName}>
                {child.imageUrl && (
                  <span className={styles.thumb}>
                    <ResponsiveImage
                      {...child.photo}
                      imageUrl={child.imageUrl}
                      alt=""
                      base={imageBase}
                      sizes="48px"
                      widths={[96, 160]}
                    />
                  </span>
                )}
                {child.name}
                <ProductCount count={child.productCount} className={styles.number} />
              </Link>
              {child.children.length > 0 && (
                <ul className={styles.leaves}>
                  {child.children.map((leaf) => (
                    <li key={leaf.key}>
                      <Link href={leaf.url} className={styles.leaf}>
                        {leaf.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
