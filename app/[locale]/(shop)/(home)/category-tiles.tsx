import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { SectionHead } from '@/components/ui/section-head'
import type { Category } from '@/lib/data/category'
import styles from './category-tiles.module.scss'

interface Props {
  tree: Category[]
  imageBase: string
}

const TILES = { ofFirstRoot: 3, all: 5 }

/** The first tile is four times as large; on a phone the others share a row, and leave room above for their names. */
const LARGE = {
  sizes: '(width >= 1440px) 570px, (width >= 768px) 40vw, 66vw',
  widths: [480, 640, 828, 1080],
}
const SMALL = { sizes: '(width >= 1440px) 256px, (width >= 768px) 18vw, 30vw', widths: [240, 320, 480] }

const isShown = ({ imageUrl, productCount }: Category) => imageUrl !== '' && productCount > 0
const hasGrandchildren = ({ children }: Category) => children.some((child) => child.children.length > 0)

/** Five ways in: the first root's own shelves, then other roots that are not lists of teams. */
export function chooseTiles([first, ...others]: Category[]): Category[] {
  const shelves = (first?.children ?? []).filter(isShown).slice(0, TILES.ofFirstRoot)
  return [...shelves, ...others.filter((root) => isShown(root) && !hasGrandchildren(root))].slice(0, TILES.all)
}

export function CategoryTiles({ tree, imageBase }: Props) {
  const t = useTranslations('Home')
  const tiles = chooseTiles(tree)
  if (tiles.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="kits">
      <SectionHead id="kits" title={t('kits')} more={{ text: t('allCategories'), url: '/category' }} />
      <ul className={styles.tiles}>
        {tiles.map(({ key, name, url, imageUrl, productCount }, at) => (
          <li key={key} className={styles.tile}>
            <Link href={url} prefetch={false} className={styles.link}>
              <span className={styles.name}>{name}</span>
              <span className={styles.count}>{productCount}</span>
              <ResponsiveImage imageUrl={imageUrl} alt="" base={imageBase} {...(at === 0 ? LARGE : SMALL)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const SHOWN = 9

/** The first clubs by name. */
export function ClubList({ clubs, imageBase }: { clubs: Category; imageBase: string }) {
  const t = useTranslations('Home')
  const more = { text: t('allClubs', { count: clubs.children.length }), url: clubs.url }
  return (
    <section className={styles.listSection} aria-labelledby="clubs">
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
              <span className={styles.listCount}>{productCount}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
