import type { Picture } from '@/contract/entities/image'
import { imageAttributes } from '@/lib/format/image'
import { Icon } from '../ui/icon'
import { ResponsiveImage } from '../ui/responsive-image'
import styles from './gallery.module.scss'

interface Props {
  picture: Picture
  /** Its index among the images of the product. */
  index: number
  /** Its position, from 0. */
  place: number
  imageBase: string
  /** Title of its link. */
  enlarge: string
}

// Images are 4:5: the first two are narrower than their tile, the others fill it.
const FIRST_SIZES = '(width >= 1440px) 630px, (width >= 1024px) 43vw, (width >= 600px) 54vw, 85vw'
const SECOND_SIZES =
  '(width >= 1440px) 456px, (width >= 1024px) 31vw, (width >= 768px) 27vw, (width >= 600px) 54vw, 85vw'
const OTHER_SIZES =
  '(width >= 1440px) 430px, (width >= 1024px) 29vw, (width >= 768px) 27vw, (width >= 600px) 54vw, 100vw'
/** Photographs fill their tiles, of which the first spans the whole width. */
const FIRST_PHOTO_SIZES = '(width >= 1440px) 790px, (width >= 1024px) 54vw, (width >= 600px) 54vw, 100vw'

const sizesOf = (place: number, isPhoto: boolean) =>
  isPhoto ? ([FIRST_PHOTO_SIZES][place] ?? OTHER_SIZES) : ([FIRST_SIZES, SECOND_SIZES][place] ?? OTHER_SIZES)

/** From a phone's full width to the largest tile at 2x. Few, as each is in the HTML twice (`srcset` and preload). */
const WIDTHS = [640, 828, 1080, 1440]

/** The largest width the image route serves. */
const MAX_WIDTH = 1800

/** An image of the gallery at its place: the first is fetched first. It links to its largest version. */
export const GalleryImage = ({ picture, index, place, imageBase, enlarge }: Props) => (
  <li className={styles.image}>
    <a
      className={styles.link}
      href={imageAttributes(picture.imageUrl, { base: imageBase, sizes: '', widths: [MAX_WIDTH] }).src}
      title={enlarge}
      data-index={index}
    >
      <ResponsiveImage
        {...picture}
        base={imageBase}
        sizes={sizesOf(place, picture.width !== undefined)}
        widths={WIDTHS}
        loading={place === 0 ? 'first' : 'lazy'}
      />
      <span className={styles.zoom}>
        <Icon name="zoom" />
      </span>
    </a>
  </li>
)
