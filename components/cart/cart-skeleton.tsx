import { Skeleton } from '../ui/skeleton'
import styles from './cart-skeleton.module.scss'

export const CartSkeleton = () => (
  <div className={styles.list} aria-busy="true">
    {['first', 'second'].map((line) => (
      <div key={line} className={styles.line}>
        <Skeleton shape="thumb" />
        <div>
          <Skeleton shape="line" />
          <Skeleton shape="short" />
          <Skeleton shape="price" />
        </div>
      </div>
    ))}
  </div>
)
