import { useTranslations } from 'next-intl'
import type { Category } from '@/lib/store/category'
import { Drawer } from '../ui/drawer/drawer'
import styles from './menu-drawer.module.scss'
import { MenuTree } from './menu-tree'

/** The category tree for small screens. */
export function MenuDrawer({ tree }: { tree: Category[] }) {
  const t = useTranslations('Menu')
  return (
    <Drawer name="menu" title={t('title')} closeLabel={t('close')}>
      <nav className={styles.body} aria-label={t('title')}>
        <MenuTree nodes={tree} allText={t.raw('all')} />
      </nav>
    </Drawer>
  )
}
