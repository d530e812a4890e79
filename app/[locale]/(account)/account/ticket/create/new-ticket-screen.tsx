import { TICKETS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { useFormTexts } from '@/components/forms/form-texts'
import type { OrderEntry } from '@/contract/entities/order'
import { TICKET_TYPES } from '@/contract/entities/ticket'
import { formatDate, type DatePlace } from '@/contract/format-date'
import { orderChoices } from '@/lib/account/orders'
import { useTicketTexts } from '../ticket-texts'
import { NewTicketForm } from './new-ticket-form'
import styles from './new-ticket-screen.module.scss'

interface Props extends Pick<Parameters<typeof NewTicketForm>[0], 'answer' | 'order'> {
  /** The customer's last orders. */
  orders: OrderEntry[]
  place: DatePlace
}

/** Asks what it is about, and for the words. */
export function NewTicketScreen({ orders, order, place, answer }: Props) {
  const t = useTranslations('NewTicketPage')
  const { types } = useTicketTexts()
  const placed = new Map(orders.map(({ number, placedAt }) => [number, placedAt]))
  const options = orderChoices([...placed.keys()], order).map((number) => {
    const date = formatDate(placed.get(number) ?? '', place)
    return { value: number, text: date ? t('orderOption', { number, date }) : number }
  })
  return (
    <div className={styles.screen}>
      <div>
        <BackLink href={TICKETS_PATH}>{t('back')}</BackLink>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <NewTicketForm
        answer={answer}
        order={order}
        types={[{ value: '', text: t('choose') }, ...TICKET_TYPES.map((type) => ({ value: type, text: types[type] }))]}
        orders={[{ value: '', text: t('noOrder') }, ...options]}
        texts={{
          type: t('type'),
          order: t('order'),
          content: t('content'),
          contentHint: t('contentHint'),
          submit: t('submit'),
          sent: t('sent'),
          form: useFormTexts(['type', 'orderNumber', 'content']),
        }}
      />
    </div>
  )
}
