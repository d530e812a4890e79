import { useTranslations } from 'next-intl'
import { Counted } from './counted'

interface Props {
  count: number
  className?: string | undefined
}

/** How many products there are. */
export function ProductCount({ count, className }: Props) {
  const t = useTranslations('CategoryOverview')
  return <Counted count={count} text={t('count', { count })} className={className} />
}
