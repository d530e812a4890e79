import { Newsletter } from '@/components/layout/newsletter'
import { ProductCarousel } from '@/components/product/product-carousel'
import { RichText } from '@/components/ui/rich-text'
import { SectionHead } from '@/components/ui/section-head'
import type { HomeSection as Section } from '@/contract/entities/home'
import type { StoreSettings } from '@/contract/entities/store'
import { shopLink } from '@/lib/format/links'
import { Tiles, TileList } from './category-tiles'
import { Hero } from './hero'
import { NameBand } from './name-band'
import styles from './page.module.scss'

/** Whether a section shows products or categories, so that the page is not empty. */
export const hasContent = ({ kind, tiles, products, html }: Section) =>
  kind === 'text' ? html !== '' : tiles.length > 0 || products.length > 0

/** Ids used by other parts of the page. A section uses its key as its id, as a link target: `/#sale`. */
const RESERVED_IDS: ReadonlySet<string> = new Set([
  'top',
  'main',
  'slides',
  'newsletter',
  'home-newsletter',
  'name-band',
])

interface Props {
  section: Section
  settings: StoreSettings
  imageBase: string
  /** Whether it is the page's first hero, whose first slide is the page's heading. */
  isFirstHero: boolean
}

/** A section of the home page; renders nothing if it is empty. */
export function HomeSection({ section, settings, imageBase, isFirstHero }: Props) {
  const { key, kind, title, slides, tiles, products, layout, html } = section
  const more = section.more ? { text: section.more.text, url: shopLink(section.more.link) } : undefined
  const id = RESERVED_IDS.has(key) ? `section-${key}` : key
  switch (kind) {
    case 'hero':
      if (slides.length === 0 && !isFirstHero) return null
      return (
        <Hero
          id={isFirstHero ? '' : `${id}-`}
          banners={slides}
          imageBase={imageBase}
          storeName={settings.name}
          isHeading={isFirstHero}
        />
      )
    case 'tiles':
      return tiles.length > 0 && <Tiles id={id} title={title} tiles={tiles} more={more} imageBase={imageBase} />
    case 'categories':
    case 'brands':
      return tiles.length > 0 && <TileList id={id} title={title} tiles={tiles} more={more} imageBase={imageBase} />
    case 'products':
      return (
        products.length > 0 && <ProductCarousel id={id} title={title} products={products} more={more} layout={layout} />
      )
    case 'text':
      return (
        html !== '' && (
          <section className={styles.prose} aria-labelledby={title ? id : undefined}>
            {title && <SectionHead id={id} title={title} more={more} />}
            <RichText html={html} />
          </section>
        )
      )
    case 'name':
      return <NameBand section={section} currency={settings.currency} imageBase={imageBase} />
    case 'newsletter':
      return !settings.disabled.includes('newsletter') && <Newsletter place="home" />
  }
}
