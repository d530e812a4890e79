'use client'

import { MenuFailed, MenuLoading, type MenuProps } from './menu-state'
import type { MenuTexts, NavItem } from './menu-types'
import styles from './menu-panel.module.scss'
import { Link } from '../ui/link'
import { type ReactNode, Suspense } from 'react'
import { fillText } from '@/lib/format/text-template'
import type { MenuNode } from '@/lib/catalog/send-menu'
import { useMenu, preloadMenu } from '@/lib/catalog/use-menu'
import { CountLabel } from '../ui/count-label'
import { Icon } from '../ui/icon'
import { useSessionHint } from '@/lib/account/use-session-hint'
import { lazyOptional } from '@/lib/browser/lazy-component'
import type { AccountTexts } from './account-texts'
import { buttonClass } from '../ui/button'
import { LinkButton } from '../ui/link-button'
import { LoginLink } from './account-links'

export { preloadMenu } from '@/lib/catalog/use-menu'

/** The content of the menu: search, categories, account, service, and the login links at the bottom. */
export const MenuPanel = ({ roots, texts, search, account, service, phone }: MenuProps) => (
  <>
    <div className={styles.body}>
      {search}
      <nav className={styles.tree} aria-label={texts.title}>
        <MenuTree roots={roots} texts={texts} />
      </nav>
      <MenuAccount texts={account} />
      <MenuService pages={service} phone={phone} />
    </div>
    <MenuFooter texts={account} />
  </>
)

/** A category whose count and children may not be loaded yet. */
type Node = Pick<MenuNode, 'key' | 'name' | 'url'> & Partial<MenuNode>

/** A root as the page contains it: whether it has children, but not which. */
const asNode = ({ key, name, url, hasMore }: NavItem): Node => ({
  ...{ key, name },
  ...(url && { url }),
  ...(hasMore && { nodes: [] }),
})

interface MenuTreeProps {
  roots: NavItem[]
  texts: MenuTexts
}

/**
 * The category tree with collapsed nodes. Its roots are rendered at once and stay in place when the rest is loaded:
 * nothing moves, and no focus is lost.
 */
export function MenuTree({ roots, texts }: MenuTreeProps) {
  const { nodes, isFailed } = useMenu()
  const saleKey = roots.find(({ isSale }) => isSale)?.key
  const placeholder = isFailed ? (
    <MenuFailed texts={texts} onRetry={preloadMenu} />
  ) : (
    <MenuLoading text={texts.loading} />
  )
  const rootNodes = nodes ?? roots.map(asNode)
  return (
    <>
      <ul className={styles.roots}>
        {rootNodes.map((node) => (
          <MenuItem
            key={node.key}
            node={node}
            isSale={node.key === saleKey}
            allText={texts.all}
            placeholder={placeholder}
            isRoot
          />
        ))}
      </ul>
      {rootNodes.length === 0 && !nodes && placeholder}
    </>
  )
}

interface ItemProps {
  node: Node
  allText: string
  isRoot?: boolean
  /** Written in the accent. */
  isSale?: boolean
  /** In place of children that are not loaded. */
  placeholder?: ReactNode
}

const MenuItem = ({ node, allText, isRoot, isSale, placeholder }: ItemProps) => (
  <li className={isSale ? `${styles.node} ${styles.sale}` : styles.node}>
    {node.nodes ? (
      <details className={styles.details} name={isRoot ? 'menu' : undefined}>
        <summary className={styles.row}>
          {node.name}
          <Icon name="down" size="medium" />
        </summary>
        <div className={styles.below}>
          <NodeLink node={node} text={fillText(allText, { name: node.name })} />
          {node.nodes.length > 0 ? (
            <ul className={styles.level}>
              {node.nodes.map((child) => (
                <MenuItem key={child.key} node={child} allText={allText} />
              ))}
            </ul>
          ) : (
            placeholder
          )}
        </div>
      </details>
    ) : (
      <NodeLink node={node} text={node.name} />
    )}
  </li>
)

const NodeLink = ({ node: { key, url, count, counted }, text }: { node: Node; text: string }) => (
  <Link href={url ?? `/category/${key}`} className={styles.row}>
    {text}
    {count !== undefined && <CountLabel count={count} text={counted} className={styles.count} />}
  </Link>
)

const MenuGreeting = lazyOptional(async () => (await import('./menu-greeting')).MenuGreeting)

/** The account's pages in the menu, for a customer. */
export function MenuAccount({ texts }: { texts: AccountTexts }) {
  return (
    useSessionHint() && (
      <Suspense>
        <MenuGreeting texts={texts} />
      </Suspense>
    )
  )
}

interface MenuServiceProps {
  pages: MenuProps['service']
  phone: MenuProps['phone']
}

/** Customer service: its pages, then telephone and working hours. */
export const MenuService = ({ pages, phone }: MenuServiceProps) => (
  <ul className={styles.list}>
    {pages.map(({ text, path, icon }) => (
      <li key={path}>
        <Link className={styles.serviceRow} href={path}>
          <Icon name={icon} size="medium" />
          {text}
        </Link>
      </li>
    ))}
    {phone && (
      <li>
        <a className={styles.serviceRow} href={phone.href}>
          <Icon name="phone" size="medium" />
          <span>
            {phone.telephone}
            <span className={styles.hours}>{phone.workingHours}</span>
          </span>
        </a>
      </li>
    )}
  </ul>
)

/** Links to log in and to register, at the bottom within reach of the thumb; none for a customer. */
export function MenuFooter({ texts }: { texts: AccountTexts }) {
  if (useSessionHint()) return null
  return (
    <div className={styles.foot}>
      <LoginLink className={buttonClass({ isWide: true })}>{texts.login}</LoginLink>
      <LinkButton kind="line" isWide href="/register">
        {texts.register}
      </LinkButton>
    </div>
  )
}
