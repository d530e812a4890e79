import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { SectionHead } from '@/components/ui/section-head'
import type { Category } from '@/lib/data/category'
import styles from './club-list.module.scss'

const SHOWN = 9

/** The first clubs by name. */
export function ClubList({ clubs, imageBase }: { clubs: Category; imageBase: string }) {
  const t = useTranslations('Home')
  const more = { text: t('allClubs', { count: clubs.children.length }), url: clubs.url }
  return (
    <section className={styles.section} aria-labelledby="clubs">
      <SectionHead id="clubs" title={t('clubs')} more={more} />
      <ul className={styles.list}>
        {clubs.children.slice(0, SHOWN).map(({ key, name, url, imageUrl, productCount }) => (
          <li key={key}>
            <Link href={url} prefetch={false} className={styles.club}>
              {imageUrl && (
                <span className={styles.crest}>
                  <ResponsiveImage imageUrl={imageUrl} alt="" base={imageBase} sizes="64px" widths={[96, 160]} />
                </span>
              )}
              {name}
              <span className={styles.count}>{productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
