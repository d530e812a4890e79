import { useTranslations } from 'next-intl'
import type { StoreSettings } from '@/lib/contract/entities/store'
import type { Category } from '@/lib/store/category'
import { Drawer } from '../ui/drawer/drawer'
import { useAccountTexts } from './account-texts'
import { MenuAccount } from './menu-account'
import styles from './menu-drawer.module.scss'
import { MenuFoot } from './menu-foot'
import { MenuService } from './menu-service'
import { menuNodes } from './menu-nodes'
import { MenuTree } from './menu-tree'
import { SearchBox } from './search-box'

interface Props {
  tree: Category[]
  /** Key of the root that is written in the accent. */
  saleKey?: string
  contact?: StoreSettings['contact']
}

/** Everything the header has no room for on small screens (spec §2). */
export function MenuDrawer({ tree, saleKey, contact }: Props) {
  const t = useTranslations('Menu')
  const account = useAccountTexts()
  return (
    <Drawer name="menu" title={t('title')} closeLabel={t('close')}>
      <div className={styles.body}>
        <SearchBox place="menu" />
        <nav className={styles.tree} aria-label={t('title')}>
          <MenuTree nodes={menuNodes(tree)} allText={t.raw('all')} saleKey={saleKey} />
        </nav>
        <MenuAccount texts={account} />
        <MenuService contact={contact} />
      </div>
      <MenuFoot texts={account} />
    </Drawer>
  )
}
