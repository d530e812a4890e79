import type { Metadata } from 'next'
import { type FlashState, readFlashState } from '@/lib/forms/flash-state'
import { canPayOrder, getMessage, listMessages } from '@/lib/data/account'
import { getDatePlace } from '@/lib/data/settings'
import { MESSAGES_PATH, orderConfirmationPath, orderPath } from '@/lib/paths'
import { useTranslations } from 'next-intl'
import { BackLink } from '@/components/account/back-link'
import { paragraphsOf } from '@/lib/format/text'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { UnbrokenNumbers } from '@/components/ui/unbroken-numbers'
import type { Message } from '@/contract/entities/message'
import { type DateContext, formatDateTime } from '@/contract/format-date'
import { MarkRead } from './mark-read'
import styles from './page.module.scss'
import { ErrorSummary } from '@/components/forms/error-summary'

type Props = PageProps<'/[locale]/account/messages/[id]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { subject } = await getMessage((await params).id)
  return { title: subject, robots: { index: false } }
}

/** One message (spec §2). A message of another customer is 404, like one that does not exist. */
export default async function MessagePage({ params, searchParams }: Props) {
  const { id } = await params
  const [message, { unread }, place, flash] = await Promise.all([
    getMessage(id),
    listMessages({ page: 1, limit: 1 }),
    getDatePlace(),
    readFlashState(await searchParams),
  ])
  const canPay = message.orderNumber !== '' && (await canPayOrder(message.orderNumber))
  return <MessageScreen message={message} unread={unread} canPay={canPay} place={place} flash={flash} />
}

interface MessageScreenProps {
  message: Message
  /** Of all messages. */
  unread: number
  /** Whether the order it refers to is unpaid. */
  canPay: boolean
  place: DateContext
  flash: FlashState | null
}

/** A message. Opening it marks it as read; without scripts, a button does. */
function MessageScreen({
  message: { id, subject, text, sentAt, isRead, orderNumber },
  unread,
  place,
  canPay,
  flash,
}: MessageScreenProps) {
  const t = useTranslations('MessagePage')
  return (
    <article className={styles.message}>
      <BackLink href={MESSAGES_PATH}>{t('back')}</BackLink>
      <h1 className={styles.title}>
        <UnbrokenNumbers text={subject} />
      </h1>
      <time className={styles.time} dateTime={sentAt}>
        {formatDateTime(sentAt, place)}
      </time>
      <div className={styles.text}>
        {paragraphsOf(text).map((paragraph, at) => (
          <p key={at}>
            <UnbrokenNumbers text={paragraph} />
          </p>
        ))}
      </div>
      {orderNumber && (
        <div className={styles.actions}>
          {canPay && (
            <LinkButton href={orderConfirmationPath(orderNumber)} kind="buy">
              {t('pay')}
            </LinkButton>
          )}
          <LinkButton href={orderPath(orderNumber)} kind={canPay ? 'line' : 'ink'}>
            <UnbrokenNumbers text={t('order', { number: orderNumber })} />
          </LinkButton>
        </div>
      )}
      {!isRead && (
        <>
          <MarkRead id={id} unread={unread} />
          <ReadForm id={id} flash={flash} />
        </>
      )}
    </article>
  )
}

interface ReadFormProps {
  id: string
  flash: FlashState | null
}

/** Where no script marks a message as read, a button does. */
function ReadForm({ id, flash }: ReadFormProps) {
  const t = useTranslations('MessagePage')
  const form = useTranslations('Form')
  return (
    <noscript>
      <form className={styles.form} method="post" action="/api/form/account/message/read">
        {flash && !flash.isDone && <ErrorSummary title={flash.refusal || form('failed')} errors={[]} />}
        <input type="hidden" name="id" value={id} />
        <Button type="submit" kind="line" size="small">
          {t('read')}
        </Button>
      </form>
    </noscript>
  )
}
