import { useTranslations } from 'next-intl'
import { Note } from '@/components/ui/note'
import type { AddressNotice as Notice } from '@/lib/account/address-page'

interface Props {
  notice: Notice
  /** The store's own words for a failure. */
  refusal?: string | null
}

/** What became of the form that led here. */
export function AddressNotice({ notice, refusal }: Props) {
  const t = useTranslations('AddressNotice')
  const isGood = notice !== 'failed'
  return <Note kind={isGood ? 'good' : 'bad'} text={isGood ? t(notice) : refusal || t('failed')} />
}
