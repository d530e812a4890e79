import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { AddressNotice as Notice } from '@/lib/address/address-page'
import styles from './address-notice.module.scss'

interface Props {
  notice: Notice
  /** The store's own words for a failure. */
  refusal?: string | null
}

/** What became of the form that led here. */
export function AddressNotice({ notice, refusal }: Props) {
  const t = useTranslations('AddressNotice')
  const isGood = notice !== 'failed'
  return (
    <p className={isGood ? styles.good : styles.bad} role={isGood ? 'status' : 'alert'}>
      <Icon name={isGood ? 'check' : 'notice'} size="medium" />
      {isGood ? t(notice) : refusal || t('failed')}
    </p>
  )
}
