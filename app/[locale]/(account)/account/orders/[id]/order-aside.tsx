import { useTranslations } from 'next-intl'
import { isSameAddress } from '@/lib/account/orders'
import { methodName } from '@/contract/payment/methods'
import { LinkButton } from '@/components/ui/link-button'
import type { Order } from '@/contract/entities/order'
import { OrderAddress } from './order-address'
import styles from './order-aside.module.scss'

/** Where an order goes or is collected, who it was told to, and whom to ask about it. */
export function OrderAside({ order }: { order: Order }) {
  const t = useTranslations('OrderPage')
  const {
    number,
    shippingKind,
    shippingMethod,
    collectAt,
    shippingAddress,
    billingAddress,
    email,
    note,
    paymentMethod,
  } = order
  const isCollected = shippingKind === 'collection'
  return (
    <div className={styles.aside}>
      <section>
        <h2 className={styles.title}>{isCollected ? t('collectAt') : t('shippingAddress')}</h2>
        {isCollected ? (
          <p className={styles.text}>{collectAt || shippingMethod}</p>
        ) : (
          <OrderAddress address={shippingAddress} />
        )}
      </section>
      <section>
        <h2 className={styles.title}>{t('billing')}</h2>
        {!isCollected && isSameAddress(shippingAddress, billingAddress) ? (
          <p className={styles.text}>{t('sameAddress')}</p>
        ) : (
          <OrderAddress address={billingAddress} />
        )}
      </section>
      <section>
        <h2 className={styles.title}>{t('email')}</h2>
        <p className={styles.text}>{email}</p>
      </section>
      {paymentMethod && (
        <section>
          <h2 className={styles.title}>{t('paymentMethod')}</h2>
          <p className={styles.text}>{methodName(paymentMethod)}</p>
        </section>
      )}
      {note && (
        <section>
          <h2 className={styles.title}>{t('note')}</h2>
          <p className={styles.note}>{note}</p>
        </section>
      )}
      <section className={styles.help}>
        <h2 className={styles.title}>{t('helpTitle')}</h2>
        <p className={styles.text}>{t('helpText')}</p>
        <LinkButton href={`/account/ticket/create?order=${number}`} kind="line" size="small">
          {t('helpAction')}
        </LinkButton>
      </section>
    </div>
  )
}
