'use client'

import { badgeText, useCartNumber } from '@/lib/cart/cart-count'
import { DrawerLink } from '../ui/drawer'
import { Icon } from '../ui/icon'
import { pickPlural, type PluralForms } from '@/lib/format/text-template'
import styles from './cart-link.module.scss'

interface Props {
  /** 'Shopping cart, 3 items' */
  label: PluralForms
  /** Its label while the number of pieces is unknown. */
  title: string
  locale: string
}

/** The cart's icon: opens the drawer, and leads to the cart's page where it cannot. */
export function CartLink({ label, title, locale }: Props) {
  const number = useCartNumber()
  const name = number === undefined ? title : pickPlural(label, number, locale)
  return (
    <DrawerLink className={styles.link} href="/cart" drawer="cart" isLinkThere aria-label={name}>
      <Icon name="cart" />
      {number !== undefined && number > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badgeText(number)}
        </span>
      )}
    </DrawerLink>
  )
}
