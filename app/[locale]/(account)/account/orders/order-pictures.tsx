import { Picture } from '@/components/ui/picture'
import { pickPictures } from '@/lib/account/orders'
import styles from './order-pictures.module.scss'

interface Props {
  imageUrls: string[]
  pieces: number
  base: string
}

/** A glance at what was ordered; the card says in words how much it is. */
export function OrderPictures({ imageUrls, pieces, base }: Props) {
  const { pictures, more } = pickPictures(imageUrls, pieces)
  return (
    <div className={styles.pictures} aria-hidden="true">
      {pictures.map((imageUrl) => (
        <span key={imageUrl} className={styles.tile}>
          <Picture imageUrl={imageUrl} alt="" base={base} sizes="72px" widths={[96, 160, 240]} />
        </span>
      ))}
      {more > 0 && <span className={styles.tile}>+{more}</span>}
    </div>
  )
}
