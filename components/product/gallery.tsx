import { useTranslations } from 'next-intl'
import type { Picture } from '@/contract/entities/image'
import { ResponsiveImage } from '../ui/responsive-image'
import styles from './gallery.module.scss'
import { GalleryCarousel } from './gallery-carousel'

interface Props {
  pictures: Picture[]
  imageBase: string
}

/** Previews take hundreds of bytes: the page contains only that of the first image, which is visible while loading. */
const withFirstPreview = ([first, ...others]: Picture[]): Picture[] =>
  first ? [first, ...others.map(({ preview: _, ...picture }) => picture)] : []

/** Product images: a carousel on phones, a mosaic from tablets upwards. Each links to its largest version. */
export function Gallery({ pictures, imageBase }: Props) {
  const t = useTranslations('Gallery')
  const texts = {
    zoom: t('zoom'),
    enlarge: t('enlarge'),
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
      <GalleryCarousel pictures={withFirstPreview(pictures)} imageBase={imageBase} texts={texts} />
    </section>
  )
}
