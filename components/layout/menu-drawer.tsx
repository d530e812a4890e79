import { useTranslations } from 'next-intl'
import type { StoreSettings } from '@/contract/entities/store'
import { telephoneLink } from '@/lib/format/links'
import { SERVICE_PAGES } from './announcement-bar'
import type { AccountTexts } from './account-texts'
import { MenuDialog } from './menu-dialog'
import type { NavItem } from './navigation-bar'
import { SearchBox } from './search-box'

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
