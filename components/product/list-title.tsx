import type { ReactNode } from 'react'
import styles from './listing-head.module.scss'

interface Props {
  breadcrumb: ReactNode
  title: string
  description: string
  children?: ReactNode
}

/** What stands above a list of products: where it is, what it is called, and what it holds. */
export const ListTitle = ({ breadcrumb, title, description, children }: Props) => (
  <div className={styles.head}>
    {breadcrumb}
    <h1 className={styles.title}>{title}</h1>
    {description && <p className={styles.description}>{description}</p>}
    {children}
  </div>
)
