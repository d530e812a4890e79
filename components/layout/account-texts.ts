import { getTranslations } from 'next-intl/server'
import { hasCapability } from '@/lib/data/settings'

/** All texts of the account's links, serializable for the browser. */
export async function getAccountTexts() {
  const [t, hasMessages, hasTickets] = await Promise.all([
    getTranslations('AccountMenu'),
    hasCapability('messages'),
    hasCapability('tickets'),
  ])
  return {
    login: t('login'),
    register: t('register'),
    /** 'Hello, {username}' */
    hello: t.raw('hello') as string,
    account: t('account'),
    address: t('address'),
    orders: t('orders'),
    /** Empty for a page that the shop does not have. */
    messages: hasMessages ? t('messages') : '',
    tickets: hasTickets ? t('tickets') : '',
    logout: t('logout'),
  }
}

export type AccountTexts = Awaited<ReturnType<typeof getAccountTexts>>
