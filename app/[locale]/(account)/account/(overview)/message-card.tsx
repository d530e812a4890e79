import { MESSAGES_PATH } from '@/lib/paths'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import styles from './message-card.module.scss'
import { OverviewCard } from './overview-card'

/** How much there is to read. */
export function MessageCard({ unread }: { unread: number }) {
  const t = useTranslations('MessageCard')
  return (
    <OverviewCard id="messages" title={t('title')} more={{ text: t('all'), url: MESSAGES_PATH }}>
      {unread > 0 ? (
        <Link className={styles.unread} href="/account/messages" prefetch={false}>
          <Icon name="mail" size="medium" />
          {t('unread', { count: unread })}
        </Link>
      ) : (
        <p className={styles.read}>{t('read')}</p>
      )}
    </OverviewCard>
  )
}
