import { LinkButton } from '@/components/ui/link-button'
import { shopLink } from '@/lib/format/links'
import { ResponsiveImage } from '@/components/ui/responsive-image'
import type { Banner } from '@/contract/entities/store'
import styles from './hero-slide.module.scss'
import { PitchLines } from './pitch-lines'

interface Props {
  id: string
  banner: Banner
  index: number
  /** '1 of 3' */
  label: string
  imageBase: string
}

const MAIN_SIZES = '(width >= 1440px) 720px, (width >= 768px) 56vw, 112vw'
const MAIN_WIDTHS = [480, 828, 1080, 1440, 1800]
const SIDE_WIDTHS = [480, 828, 1080]

/** One banner: its words, its main image, and up to two behind it where there is room. */
export function HeroSlide({ id, banner: { title, text, action, link, images }, index, label, imageBase }: Props) {
  const [main, ...behind] = images
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <div className={styles.slide} id={id} role="group" aria-label={label}>
      <PitchLines drawing={index} />
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
        <div className={styles.pictures}>
          {behind.slice(0, 2).map(({ imageUrl }) => (
            <ResponsiveImage
              key={imageUrl}
              className={styles.behind}
              imageUrl={imageUrl}
              alt=""
              base={imageBase}
              sizes="(width >= 1440px) 500px, 40vw"
              widths={SIDE_WIDTHS}
            />
          ))}
          {main && (
            <ResponsiveImage
              className={styles.main}
              imageUrl={main.imageUrl}
              alt={main.alt}
              base={imageBase}
              sizes={MAIN_SIZES}
              widths={MAIN_WIDTHS}
              loading={index === 0 ? 'first' : 'lazy'}
            />
          )}
        </div>
      </div>
    </div>
  )
}
