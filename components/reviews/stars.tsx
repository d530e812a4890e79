import styles from './stars.module.scss'

const STAR = 24

/** components/ui/icon-sprite.tsx */
const ROW = '#icon-stars'

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
    <use className={styles.empty} href={ROW} />
    {/* An inner picture cuts off what stands beyond its width. */}
    <svg className={styles.given} width={STAR * value} height={STAR}>
      <use href={ROW} />
    </svg>
  </svg>
)
