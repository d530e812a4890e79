import { useTranslations } from 'next-intl'

/** Everything the account's links are called, ready to cross to the browser. */
export function useAccountTexts() {
  const t = useTranslations('AccountMenu')
  return {
    login: t('login'),
    register: t('register'),
    /** 'Hello, {username}' */
    hello: t.raw('hello') as string,
    account: t('account'),
    address: t('address'),
    orders: t('orders'),
    messages: t('messages'),
    tickets: t('tickets'),
    logout: t('logout'),
  }
}

export type AccountTexts = ReturnType<typeof useAccountTexts>
