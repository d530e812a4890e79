import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readFlashState } from '@/lib/forms/flash-state'
import { listOrders } from '@/lib/data/account'
import { getDatePlace, requireCapability } from '@/lib/data/settings'
import { requestedOrderNumber, orderChoices } from '@/lib/account/orders'
import { TICKETS_PATH } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { useFormTexts } from '@/components/forms/form-texts'
import type { OrderEntry } from '@/contract/entities/order'
import { TICKET_TYPES } from '@/contract/entities/ticket'
import { type DateContext, formatDate } from '@/contract/format-date'
import { useAttachmentTexts } from '../attachment-texts'
import { useTicketTexts } from '../ticket-texts'
import { NewTicketForm } from './new-ticket-form'
import styles from './page.module.scss'

/** Most recent orders that can be chosen. */
const MAX_ORDERS = 20

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('NewTicketPage')
  return { title: t('title'), description: t('lead'), robots: { index: false } }
}

/** Opens a ticket (spec §2), with reference to an order if the address names one. */
export default async function NewTicketPage({ searchParams }: PageProps<'/[locale]/account/ticket/create'>) {
  const [search] = await Promise.all([searchParams, requireCapability('tickets')])
  const [{ list }, place, flash] = await Promise.all([
    listOrders({ page: 1, limit: MAX_ORDERS }),
    getDatePlace(),
    readFlashState(search),
  ])
  return <NewTicketScreen orders={list} order={requestedOrderNumber(search.order)} place={place} flash={flash} />
}

interface Props extends Pick<Parameters<typeof NewTicketForm>[0], 'flash' | 'order'> {
  /** The customer's last orders. */
  orders: OrderEntry[]
  place: DateContext
}

/** The form of a new ticket: subject and message. */
function NewTicketScreen({ orders, order, place, flash }: Props) {
  const t = useTranslations('NewTicketPage')
  const { types } = useTicketTexts()
  const placedAtByNumber = new Map(orders.map(({ number, placedAt }) => [number, placedAt]))
  const options = orderChoices([...placedAtByNumber.keys()], order).map((number) => {
    const date = formatDate(placedAtByNumber.get(number) ?? '', place)
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
        flash={flash}
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
          form: useFormTexts(['type', 'orderNumber', 'content', 'attachments']),
          attachments: useAttachmentTexts(),
        }}
      />
    </div>
  )
}
