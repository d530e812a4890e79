import { useTranslations } from 'next-intl'
import type { Banner } from '@/contract/entities/store'
import { HeroControls } from './hero-controls'
import styles from './hero.module.scss'
import { LinkButton } from '@/components/ui/link-button'
import { shopLink } from '@/lib/format/links'
import { Ornament } from '@/components/ui/ornament'
import { ResponsiveImage } from '@/components/ui/responsive-image'

interface HeroProps {
  /** Before the ids of its parts; empty for the first on the page. */
  id: string
  banners: Banner[]
  imageBase: string
  storeName: string
  /** Whether its first slide is the heading of the page. */
  isHeading: boolean
}

/** The store's banners: a row that is swiped, without a timer. */
export function Hero({ id, banners, imageBase, storeName, isHeading }: HeroProps) {
  const t = useTranslations('Hero')
  if (banners.length === 0) return <h1 className={styles.alone}>{storeName}</h1>
  const count = banners.length
  const trackId = `${id}slides`
  const slideId = (index: number) => `${id}slide-${index + 1}`
  return (
    <section className={styles.hero} aria-roledescription={t('carousel')} aria-label={t('label')}>
      <div className={styles.track} id={trackId}>
        {banners.map((banner, index) => (
          <HeroSlide
            key={banner.title}
            id={slideId(index)}
            banner={banner}
            label={t('position', { current: index + 1, count })}
            imageBase={imageBase}
            isHeading={isHeading && index === 0}
          />
        ))}
      </div>
      {count > 1 && (
        <HeroControls
          trackId={trackId}
          slides={banners.map((_, index) => ({
            id: slideId(index),
            label: t('goTo', { current: index + 1, count }),
          }))}
          previous={t('previous')}
          next={t('next')}
        />
      )}
    </section>
  )
}

interface HeroSlideProps {
  id: string
  banner: Banner
  /** '1 of 3' */
  label: string
  imageBase: string
  /** Whether its title is the heading of the page. */
  isHeading: boolean
}

const MAIN_SIZES = '(width >= 1440px) 720px, (width >= 768px) 56vw, 112vw'
const MAIN_WIDTHS = [480, 828, 1080, 1440]
const SIDE_WIDTHS = [320, 640, 1080]

/** One banner: its text, its main image, and up to two behind it if there is room. */
export function HeroSlide({
  id,
  banner: { title, text, action, link, images, ornament },
  label,
  imageBase,
  isHeading,
}: HeroSlideProps) {
  const [main, ...backgroundImages] = images
  const Heading = isHeading ? 'h1' : 'h2'
  return (
    <div className={styles.slide} id={id} role="group" aria-label={label}>
      <Ornament path={ornament} frame={[1440, 720]} />
      <div className={styles.inside}>
        <div className={styles.words}>
          <Heading className={styles.title}>{title}</Heading>
          {text && <p className={styles.text}>{text}</p>}
          {action && link && (
            <LinkButton kind="buy" size="large" href={shopLink(link)}>
              {action}
            </LinkButton>
          )}
        </div>
        <div className={styles.images}>
          {backgroundImages.slice(0, 2).map((image) => (
            <ResponsiveImage
              key={image.imageUrl}
              className={styles.behind}
              {...image}
              alt=""
              base={imageBase}
              sizes="(width >= 1440px) 500px, 40vw"
              widths={SIDE_WIDTHS}
            />
          ))}
          {main && (
            <ResponsiveImage
              className={styles.main}
              {...main}
              base={imageBase}
              sizes={MAIN_SIZES}
              widths={MAIN_WIDTHS}
              loading={isHeading ? 'first' : 'lazy'}
            />
          )}
        </div>
      </div>
    </div>
  )
}
