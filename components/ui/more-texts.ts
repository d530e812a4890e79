import { useTranslations } from 'next-intl'

/** What stands below a list that goes on, ready to cross to the browser. */
export function useMoreTexts() {
  const t = useTranslations('Listing')
  return {
    shown: t.raw('shown') as string,
    more: t('more'),
    previous: t('previous'),
    loading: t('loading'),
    complete: t('complete'),
    error: t('error'),
    retry: t('retry'),
  }
}
