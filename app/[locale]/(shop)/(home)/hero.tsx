import { useTranslations } from 'next-intl'
import type { Banner } from '@/contract/entities/store'
import { HeroControls } from './hero-controls'
import { HeroSlide } from './hero-slide'
import styles from './hero.module.scss'

interface Props {
  banners: Banner[]
  imageBase: string
  storeName: string
}

const slideId = (index: number) => `slide-${index + 1}`

/** The store's banners: a row that is swiped, without a timer. */
export function Hero({ banners, imageBase, storeName }: Props) {
  const t = useTranslations('Hero')
  if (banners.length === 0) return <h1 className={styles.alone}>{storeName}</h1>
  const count = banners.length
  return (
    <section className={styles.hero} aria-roledescription={t('carousel')} aria-label={t('label')}>
      <div className={styles.track} id="slides">
        {banners.map((banner, index) => (
          <HeroSlide
            key={banner.title}
            id={slideId(index)}
            banner={banner}
            index={index}
            label={t('position', { current: index + 1, count })}
            imageBase={imageBase}
          />
        ))}
      </div>
      {count > 1 && (
        <HeroControls
          trackId="slides"
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
