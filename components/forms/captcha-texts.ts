import { useTranslations } from 'next-intl'

/** Everything a captcha says, ready to cross to the browser. */
export function useCaptchaTexts() {
  const t = useTranslations('Captcha')
  return {
    label: t('label'),
    hint: t('hint'),
    alt: t('alt'),
    another: t('another'),
    asProof: t('asProof'),
    proofHint: t('proofHint'),
    proving: t('proving'),
    proofFailed: t('proofFailed'),
    solved: t('solved'),
    failed: t('failed'),
  }
}

export type CaptchaTexts = ReturnType<typeof useCaptchaTexts>
