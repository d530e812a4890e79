import { useTranslations } from 'next-intl'

/** What the switch of a password field says, ready to cross to the browser. */
export function usePasswordTexts() {
  const t = useTranslations('PasswordField')
  return { show: t('show'), hide: t('hide') }
}

export type PasswordTexts = ReturnType<typeof usePasswordTexts>
