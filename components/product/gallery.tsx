import { useTranslations } from 'next-intl'
import type { Picture as ProductPicture } from '@/lib/contract/entities/product'
import { pictureSource } from '@/lib/format/picture'
import { Icon } from '../ui/icon'
import { Picture } from '../ui/picture'
import styles from './gallery.module.scss'
import { GallerySwipe } from './gallery-swipe'

interface Props {
  pictures: ProductPicture[]
  imageBase: string
}

const FIRST_SIZES = '(width >= 1440px) 860px, (width >= 1024px) 58vw, 100vw'
const OTHER_SIZES = '(width >= 1440px) 430px, (width >= 1024px) 29vw, (width >= 768px) 47vw, 100vw'

/** The largest there is. */
const LARGE = 1800

/** A product's pictures: a swipe on a phone, a mosaic from a tablet upwards. Each leads to itself in large. */
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
      <GallerySwipe pictures={pictures} imageBase={imageBase} texts={texts}>
        {pictures.map(({ imageUrl, alt }, index) => (
          <li key={imageUrl} className={styles.picture}>
            <a
              className={styles.link}
              href={pictureSource(imageUrl, { base: imageBase, sizes: '', widths: [LARGE] }).src}
              title={t('enlarge')}
              data-index={index}
            >
              <Picture
                imageUrl={imageUrl}
                alt={alt}
                base={imageBase}
                sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
                loading={index === 0 ? 'first' : 'lazy'}
              />
              <span className={styles.zoom}>
                <Icon name="zoom" />
              </span>
            </a>
          </li>
        ))}
      </GallerySwipe>
    </section>
  )
}
