import type { ReactNode } from 'react'
import { Skeleton } from '../ui/skeleton'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './coming-step.module.scss'

/** A step in its final height that waits for the one before to be taken: seen, and out of reach. */
export const ComingStep = ({ waiting, children }: { waiting: string; children: ReactNode }) => (
  <div aria-busy="true">
    <div role="status">
      <VisuallyHidden>{waiting}</VisuallyHidden>
    </div>
    <div className={styles.coming} inert>
      {children}
    </div>
  </div>
)

/** Ways of delivery that are not known yet: as high as most countries have them. */
export const ComingDelivery = () => (
  <div className={styles.delivery}>
    {[1, 2, 3].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    ))}
  </div>
)
