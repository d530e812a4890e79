import { getTranslations } from 'next-intl/server'

/** Everything the account's links are called, ready to cross to the browser. */
export async function getAccountTexts() {
  const t = await getTranslations('AccountMenu')
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

export type AccountTexts = Awaited<ReturnType<typeof getAccountTexts>>
