import { useTranslations } from 'next-intl'
import type { Picture as ProductPicture } from '@/lib/contract/entities/product'
import { Picture } from '../ui/picture'
import styles from './gallery.module.scss'
import { GallerySwipe } from './gallery-swipe'

interface Props {
  pictures: ProductPicture[]
  imageBase: string
}

const FIRST_SIZES = '(width >= 1440px) 860px, (width >= 1024px) 58vw, 100vw'
const OTHER_SIZES = '(width >= 1440px) 430px, (width >= 1024px) 29vw, (width >= 768px) 47vw, 100vw'

/** A product's pictures: a swipe on a phone, a mosaic from a tablet upwards. */
export function Gallery({ pictures, imageBase }: Props) {
  const t = useTranslations('Gallery')
  return (
    <section className={styles.gallery} aria-label={t('label')}>
      <GallerySwipe count={pictures.length} template={t.raw('position') as string}>
        {pictures.map(({ imageUrl, alt }, index) => (
          <li key={imageUrl} className={styles.picture}>
            <Picture
              imageUrl={imageUrl}
              alt={alt}
              base={imageBase}
              sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          </li>
        ))}
      </GallerySwipe>
    </section>
  )
}
