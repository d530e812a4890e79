import { useTranslations } from 'next-intl'
import { ORDER_TRACK_PATH } from '@/lib/paths'
import type { StoreSettings } from '@/contract/entities/store'
import { telephoneLink } from '@/lib/format/contact-link'
import type { AccountTexts } from './header'
import { MenuDialog } from './menu-dialog'
import type { NavItem } from './navigation-bar'
import { SearchBox } from './search-box'
import type { IconName } from '../ui/icon-sprite'

interface Props {
  roots: NavItem[]
  account: AccountTexts
  contact: StoreSettings['contact']
}

/** Everything the header has no room for on small screens (spec §2). A page carries no more of it than its texts. */
export function MenuDrawer({ roots, account, contact: { telephone, workingHours } }: Props) {
  const t = useTranslations('Menu')
  const service = useTranslations('Strip')
  const href = telephoneLink(telephone)
  return (
    <MenuDialog
      roots={roots}
      texts={{
        title: t('title'),
        close: t('close'),
        all: t.raw('all') as string,
        loading: t('loading'),
        error: t('error'),
        retry: t('retry'),
        categories: t('categories'),
      }}
      search={<SearchBox place="menu" />}
      account={account}
      service={SERVICE_PAGES.map(({ name, path, icon }) => ({ text: service(name), path, icon }))}
      phone={href ? { href, telephone, workingHours } : null}
    />
  )
}

/** The pages somebody with a question looks for. Strip and menu name them alike. */
export const SERVICE_PAGES = [
  { name: 'track', path: ORDER_TRACK_PATH, icon: 'box' },
  { name: 'service', path: '/service-center', icon: 'chat' },
  { name: 'contact', path: '/page/contact-us', icon: 'mail' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[]
