import { Link } from '@/components/ui/link'
import { ProductCount } from '@/components/ui/product-count'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import { SectionHead } from '@/components/ui/section-head'
import type { HomeTile } from '@/contract/entities/home'
import { shopLink } from '@/lib/format/links'
import styles from './category-tiles.module.scss'

interface Props {
  id: string
  /** Empty for none: screen readers announce the tiles as a list. */
  title: string
  tiles: HomeTile[]
  more?: { text: string; url: string } | undefined
  imageBase: string
}

/** The first tile is four times as large; on a phone the others share a row, and leave room above for their names. */
const LARGE = {
  sizes: '(width >= 1440px) 570px, (width >= 768px) 40vw, 66vw',
  widths: [480, 640, 828, 1080],
}
/** How many fill the rows beside and below a large one; any other number of tiles are all of one size. */
const hasLarge = (tiles: number) => tiles % 4 === 1
const SMALL = { sizes: '(width >= 1440px) 256px, (width >= 768px) 18vw, 30vw', widths: [240, 320, 480] }

/** Category links with an image each. */
export const Tiles = ({ id, title, tiles, more, imageBase }: Props) => (
  <section className={styles.section} aria-labelledby={title ? id : undefined}>
    {title && <SectionHead id={id} title={title} more={more} />}
    <ul
      className={styles.tiles}
      data-even={!hasLarge(tiles.length) || undefined}
      data-thirds={tiles.length % 3 === 0 || undefined}
    >
      {tiles.map(({ title: name, link, imageUrl, photo, productCount }, at) => (
        <li key={link} className={styles.tile}>
          <Link href={shopLink(link)} className={styles.link}>
            <span className={styles.name}>{name}</span>
            {productCount !== null && <ProductCount count={productCount} className={styles.count} />}
            {imageUrl && (
              <ResponsiveImage
                {...photo}
                imageUrl={imageUrl}
                alt=""
                base={imageBase}
                {...(at === 0 && hasLarge(tiles.length) ? LARGE : SMALL)}
              />
            )}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

/** Links by name, with a small image if there is one: categories, brands. */
export const TileList = ({ id, title, tiles, more, imageBase }: Props) => (
  <section className={styles.listSection} aria-labelledby={title ? id : undefined}>
    {title && <SectionHead id={id} title={title} more={more} />}
    <ul className={styles.list}>
      {tiles.map(({ title: name, link, imageUrl, photo, productCount }) => (
        <li key={link}>
          <Link href={shopLink(link)} className={styles.entry}>
            {imageUrl && (
              <span className={styles.crest}>
                <ResponsiveImage
                  {...photo}
                  imageUrl={imageUrl}
                  alt=""
                  base={imageBase}
                  sizes="64px"
                  widths={[96, 160]}
                />
              </span>
            )}
            {name}
            {productCount !== null && <ProductCount count={productCount} className={styles.listCount} />}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)
