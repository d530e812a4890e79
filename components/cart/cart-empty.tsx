import { LinkButton } from '../ui/link-button'
import { Icon } from '../ui/icon'
import type { CartContext } from './cart-context'
import styles from './cart-empty.module.scss'

export const CartEmpty = ({ texts }: Pick<CartContext, 'texts'>) => (
  <div className={styles.empty}>
    <Icon name="cart" />
    <div>
      <p className={styles.title}>{texts.emptyTitle}</p>
      <p className={styles.text}>{texts.emptyText}</p>
    </div>
    <LinkButton href="/product">{texts.emptyAction}</LinkButton>
  </div>
)
