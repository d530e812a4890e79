import type { Picture as ProductPicture } from '@/contract/entities/product'
import { Picture } from '../ui/picture'
import styles from './zoom-thumbs.module.scss'

interface Props {
  pictures: ProductPicture[]
  current: number
  imageBase: string
  onChoose: (index: number) => void
}

/** All pictures in small; the one that is shown in large is marked. */
export const ZoomThumbs = ({ pictures, current, imageBase, onChoose }: Props) => (
  <ul className={styles.thumbs}>
    {pictures.map(({ imageUrl, alt }, index) => (
      <li key={imageUrl}>
        <button
          type="button"
          className={styles.thumb}
          aria-current={index === current || undefined}
          onClick={() => onChoose(index)}
        >
          <Picture imageUrl={imageUrl} alt={alt} base={imageBase} sizes="56px" widths={[96, 160]} loading="eager" />
        </button>
      </li>
    ))}
  </ul>
)
