import { useTranslations } from 'next-intl'
import { CountLabel } from './count-label'

interface Props {
  count: number
  className?: string | undefined
}

/** The number of products. */
export function ProductCount({ count, className }: Props) {
  const t = useTranslations('CategoryOverview')
  return <CountLabel count={count} text={t('count', { count })} className={className} />
}
