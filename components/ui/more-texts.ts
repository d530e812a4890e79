import { useTranslations } from 'next-intl'

/** Texts below a list with further pages, serializable for the browser. */
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
