import { iconHref } from '../ui/icon-sprite'
import styles from './stars.module.scss'

const STAR_SIZE = 24

const ROW = iconHref('stars')

interface Props {
  /** 0 to 5, in tenths. */
  value: number
  /** Accessible name. */
  label: string
  size?: 'large' | 'small'
}

export const Stars = ({ value, label, size = 'small' }: Props) => (
  <svg
    className={`${styles.stars} ${styles[size]}`}
    viewBox={`0 0 ${STAR_SIZE * 5} ${STAR_SIZE}`}
    role="img"
    aria-label={label}
  >
    <use className={styles.empty} href={ROW} />
    {/* The inner svg clips the filled stars at its width. */}
    <svg className={styles.given} width={STAR_SIZE * value} height={STAR_SIZE}>
      <use href={ROW} />
    </svg>
  </svg>
)
