import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { ORDERS_PATH } from '@/lib/paths'
import { CALLS } from '@/contract/calls'
import type { PlacedOrder } from '@/contract/entities/checkout'
import { fillPath } from '@/contract/call'
import { Button } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import styles from './placed-next.module.scss'

/** What happens to an order that is paid, and where to follow it: a guest's is tracked by one press, nothing is asked for. */
export function PlacedNext({ order, isGuest }: Pick<PlacedOrder, 'order' | 'isGuest'>) {
  const { number, hasInvoice, shippingKind } = order
  const t = useTranslations('PlacedOrder')
  const steps = [t('nextPack'), shippingKind === 'collection' ? t('nextCollect') : t('nextMail')]
  return (
    <>
      <section aria-labelledby="placed-next">
        <h2 id="placed-next" className={styles.title}>
          {t('nextTitle')}
        </h2>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className={styles.links}>
        {isGuest ? (
          <form method="post" action="/api/form/order-track">
            <input type="hidden" name="number" value={number} />
            <input type="hidden" name="email" value={order.email} />
            <Button type="submit">{t('nextTrack')}</Button>
          </form>
        ) : (
          <LinkButton href={`${ORDERS_PATH}/${number}`}>{t('nextAccount')}</LinkButton>
        )}
        {hasInvoice && (
          <a className={styles.link} href={fillPath(CALLS.getInvoice.path, { number })}>
            {t('invoice')}
          </a>
        )}
        <Link className={styles.link} href="/product" prefetch={false}>
          {t('shop')}
        </Link>
      </div>
      {isGuest && (
        <section className={styles.offer} aria-labelledby="placed-account">
          <h2 id="placed-account" className={styles.title}>
            {t('accountTitle')}
          </h2>
          <p className={styles.text}>{t('accountText')}</p>
          <LinkButton kind="line" href="/register">
            {t('accountAction')}
          </LinkButton>
        </section>
      )}
    </>
  )
}
