import { useTranslations } from 'next-intl'

/** All texts of the newsletter form, serializable for the browser. */
export function useNewsletterTexts() {
  const t = useTranslations('Newsletter')
  return {
    email: t('email'),
    placeholder: t('placeholder'),
    subscribe: t('subscribe'),
    sending: t('sending'),
    missing: t('missing'),
    wrong: t('wrong'),
    failed: t('failed'),
    submitted: t('submitted'),
  }
}

export type NewsletterTexts = ReturnType<typeof useNewsletterTexts>
