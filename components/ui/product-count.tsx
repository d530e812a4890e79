import { useTranslations } from 'next-intl'
import { VisuallyHidden } from './visually-hidden'

interface Props {
  count: number
  className?: string | undefined
}

/** How many products there are: a number to the eye, with its noun for those who listen. */
export function ProductCount({ count, className }: Props) {
  const t = useTranslations('CategoryOverview')
  return (
    <>
      {' '}
      <span className={className} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t('count', { count })}</VisuallyHidden>
    </>
  )
}
