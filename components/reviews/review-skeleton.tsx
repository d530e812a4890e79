import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './review-skeleton.module.scss'

const CARDS = [1, 2, 3]

/** Reviews that are on their way. */
export const ReviewSkeleton = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {CARDS.map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton shape="price" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
      </div>
    ))}
  </div>
)
