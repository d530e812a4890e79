import Link from 'next/link'
import { Icon } from '../ui/icon'
import type { MenuProps } from './menu-props'
import styles from './menu-service.module.scss'

interface Props {
  pages: MenuProps['service']
  phone: MenuProps['phone']
}

/** Where somebody with a question turns to: pages first, then telephone and working hours. */
export const MenuService = ({ pages, phone }: Props) => (
  <ul className={styles.list}>
    {pages.map(({ text, path, icon }) => (
      <li key={path}>
        <Link className={styles.row} href={path} prefetch={false}>
          <Icon name={icon} size="medium" />
          {text}
        </Link>
      </li>
    ))}
    {phone && (
      <li>
        <a className={styles.row} href={phone.href}>
          <Icon name="phone" size="medium" />
          <span>
            {phone.telephone}
            <span className={styles.hours}>{phone.workingHours}</span>
          </span>
        </a>
      </li>
    )}
  </ul>
)
