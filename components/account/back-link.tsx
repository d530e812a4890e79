import { Link } from '../ui/link'
import type { ReactNode } from 'react'
import { Icon } from '../ui/icon'
import styles from './back-link.module.scss'

interface Props {
  href: string
  children: ReactNode
}

export const BackLink = ({ href, children }: Props) => (
  <Link className={styles.back} href={href}>
    <Icon name="left" size="small" />
    {children}
  </Link>
)
