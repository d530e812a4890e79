import styles from './stars.module.scss'

const STAR = 24
const PLACES = [0, 1, 2, 3, 4]

const row = PLACES.map((place) => <use key={place} href="#icon-star" x={place * STAR} width={STAR} height={STAR} />)

interface Props {
  /** 0 to 5, tenths too. */
  value: number
  /** The same in words. */
  label: string
  size?: 'large' | 'small'
}

/** Five stars, as many of them filled as was given. */
export const Stars = ({ value, label, size = 'small' }: Props) => (
  <svg className={`${styles.stars} ${styles[size]}`} viewBox={`0 0 ${STAR * 5} ${STAR}`} role="img" aria-label={label}>
    <g className={styles.empty}>{row}</g>
    {/* An inner picture cuts off what stands beyond its width. */}
    <svg className={styles.given} width={STAR * value} height={STAR}>
      {row}
    </svg>
  </svg>
)
