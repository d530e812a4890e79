import { getTranslations } from 'next-intl/server'
import { getCardContext } from '@/lib/catalog/card-context'
import { RecentlyViewed } from '@/components/product/recently-viewed'

/** Recently viewed products: rendered in the browser only, as the page is cached. */
export async function RecentlyViewedSection({ current }: { current: string }) {
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
