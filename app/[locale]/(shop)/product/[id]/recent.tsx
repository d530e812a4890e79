import { getTranslations } from 'next-intl/server'
import { getCardContext } from '@/components/product/get-card-context'
import { RecentlyViewed } from '@/components/product/recently-viewed'

/** What this browser has seen before: nothing of it is in the HTML. */
export async function Recent({ current }: { current: string }) {
  const [t, context] = await Promise.all([getTranslations('RecentlyViewed'), getCardContext()])
  const texts = {
    title: t('title'),
    forget: t('forget'),
    forgotten: t('forgotten'),
    note: t('note'),
    loading: t('loading'),
  }
  return <RecentlyViewed current={current} context={context} texts={texts} />
}
