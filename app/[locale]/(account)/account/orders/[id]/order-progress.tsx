import { OrderHistory } from '@/components/account/order-history'
import { Shipments } from '@/components/account/shipments'
import type { Order } from '@/contract/entities/order'
import type { DatePlace } from '@/lib/format/date'
import styles from './order-progress.module.scss'

/** What has happened so far, and the parcels there are. */
export function OrderProgress({
  order: { history, shipments, shippingKind },
  place,
}: {
  order: Order
  place: DatePlace
}) {
  return (
    <div className={styles.progress}>
      {history.length > 0 && <OrderHistory history={history} kind={shippingKind} place={place} heading="h2" />}
      {shipments.length > 0 && <Shipments shipments={shipments} kind={shippingKind} place={place} heading="h2" />}
    </div>
  )
}
