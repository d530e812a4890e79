import { useTranslations } from 'next-intl'
import { PAYMENT_STATUSES, SHIPPING_STATUSES } from '@/contract/entities/order'

const STATUSES = [...PAYMENT_STATUSES, ...SHIPPING_STATUSES] as const
type Status = (typeof STATUSES)[number]

/** Names of payment and shipping statuses, serializable for client components. */
export function useOrderStatusTexts() {
  const t = useTranslations('OrderStatus')
  return {
    payment: t('payment'),
    shipping: t('shipping'),
    statuses: Object.fromEntries(STATUSES.map((status) => [status, t(status)])) as Record<Status, string>,
  }
}

export type OrderStatusTexts = ReturnType<typeof useOrderStatusTexts>
