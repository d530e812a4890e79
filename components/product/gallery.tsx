import { useTranslations } from 'next-intl'
import type { ProductImage } from '@/contract/entities/product'
import { imageAttributes } from '@/lib/format/image'
import { Icon } from '../ui/icon'
import { ResponsiveImage } from '../ui/responsive-image'
import styles from './gallery.module.scss'
import { GalleryCarousel } from './gallery-carousel'

interface Props {
  pictures: ProductImage[]
  imageBase: string
}

// Images are 4:5: the first two are narrower than their tile, the others fill it.
const FIRST_SIZES = '(width >= 1440px) 630px, (width >= 1024px) 43vw, (width >= 600px) 54vw, 85vw'
const SECOND_SIZES =
  '(width >= 1440px) 456px, (width >= 1024px) 31vw, (width >= 768px) 27vw, (width >= 600px) 54vw, 85vw'
const OTHER_SIZES =
  '(width >= 1440px) 430px, (width >= 1024px) 29vw, (width >= 768px) 27vw, (width >= 600px) 54vw, 100vw'

const sizesOf = (index: number) => [FIRST_SIZES, SECOND_SIZES][index] ?? OTHER_SIZES

/** From a phone's full width to the largest tile at 2x. Few, as each is in the HTML twice (`srcset` and preload). */
const WIDTHS = [640, 828, 1080, 1440]

/** The largest width the image route serves. */
const MAX_WIDTH = 1800

/** Product images: a carousel on phones, a mosaic from tablets upwards. Each links to its largest version. */
export function Gallery({ pictures, imageBase }: Props) {
  const t = useTranslations('Gallery')
  const texts = {
    zoom: t('zoom'),
    close: t('close'),
    previous: t('previous'),
    next: t('next'),
    closer: t('closer'),
    farther: t('farther'),
    stage: t('stage'),
    position: t.raw('position') as string,
  }
  return (
    <section className={styles.gallery} aria-label={t('label')}>
      {/* Without images: the store's name as placeholder. */}
      {pictures.length === 0 && (
        <div className={styles.image}>
          <ResponsiveImage imageUrl="" alt="" base={imageBase} sizes="" loading="eager" />
        </div>
      )}
      <GalleryCarousel pictures={pictures} imageBase={imageBase} texts={texts}>
        {pictures.map(({ imageUrl, alt }, index) => (
          <li key={imageUrl} className={styles.image}>
            <a
              className={styles.link}
              href={imageAttributes(imageUrl, { base: imageBase, sizes: '', widths: [MAX_WIDTH] }).src}
              title={t('enlarge')}
              data-index={index}
            >
              <ResponsiveImage
                imageUrl={imageUrl}
                alt={alt}
                base={imageBase}
                sizes={sizesOf(index)}
                widths={WIDTHS}
                loading={index === 0 ? 'first' : 'lazy'}
              />
              <span className={styles.zoom}>
                <Icon name="zoom" />
              </span>
            </a>
          </li>
        ))}
      </GalleryCarousel>
    </section>
  )
}
