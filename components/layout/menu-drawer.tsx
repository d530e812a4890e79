import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { StoreSettings } from '@/contract/entities/store'
import { telephoneLink } from '@/lib/format/links'
import { SERVICE_PAGES } from './announcement-bar'
import type { AccountTexts } from './account-texts'
import { MenuDialog } from './menu-dialog'
import type { MenuTexts, NavItem } from './menu-types'
import { SearchBox } from './search-box'

interface Props {
  roots: NavItem[]
  texts: MenuTexts
  account: AccountTexts
  contact: StoreSettings['contact']
}

/** Texts of header and menu about the categories. */
export async function getMenuTexts(): Promise<MenuTexts> {
  const t = await getTranslations('Menu')
  return {
    title: t('title'),
    close: t('close'),
    unfold: t.raw('unfold') as string,
    all: t.raw('all') as string,
    loading: t('loading'),
    error: t('error'),
    retry: t('retry'),
    categories: t('categories'),
  }
}

/** Everything that does not fit into the header on small screens (spec §2). A page contains only its texts. */
export function MenuDrawer({ roots, texts, account, contact: { telephone, workingHours } }: Props) {
  const service = useTranslations('AnnouncementBar')
  const href = telephoneLink(telephone)
  return (
    <MenuDialog
      roots={roots}
      texts={texts}
      search={<SearchBox place="menu" />}
      account={account}
      service={SERVICE_PAGES.map(({ name, path, icon }) => ({ text: service(name), path, icon }))}
      phone={href ? { href, telephone, workingHours } : null}
    />
  )
}
