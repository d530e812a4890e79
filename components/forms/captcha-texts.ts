import { useTranslations } from 'next-intl'

/** Everything a captcha says, ready to cross to the browser. */
export function useCaptchaTexts() {
  const t = useTranslations('Captcha')
  return {
    label: t('label'),
    hint: t('hint'),
    alt: t('alt'),
    another: t('another'),
    asQuestion: t('asQuestion'),
    asPicture: t('asPicture'),
    answer: t('answer'),
    solved: t('solved'),
    failed: t('failed'),
  }
}

export type CaptchaTexts = ReturnType<typeof useCaptchaTexts>
