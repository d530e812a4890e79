'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { fillText } from '@/lib/format/text-template'
import type { MenuNode } from '@/lib/catalog/menu-nodes'
import { useMenu, wantMenu } from '@/lib/catalog/use-menu'
import { Icon } from '../ui/icon'
import { MenuFailed, MenuLoading } from './menu-state'
import type { MenuTexts } from './menu-props'
import styles from './menu-tree.module.scss'
import type { NavItem } from './nav-links'

/** A category whose count and children may not be loaded yet. */
type Node = Pick<MenuNode, 'key' | 'name'> & Partial<MenuNode>

/** A root as the page knows it: whether something is below it, but not what. */
const asNode = ({ key, name, hasMore }: NavItem): Node => ({ key, name, ...(hasMore && { nodes: [] }) })

interface Props {
  roots: NavItem[]
  texts: MenuTexts
}

/**
 * The category tree, each node with children folded up. Its roots stand at once, and stay where they are when the rest is
 * loaded: nothing moves, and no focus is lost.
 */
export function MenuTree({ roots, texts }: Props) {
  const { nodes, isFailed } = useMenu()
  const saleKey = roots.find(({ isSale }) => isSale)?.key
  const rest = isFailed ? <MenuFailed texts={texts} onRetry={wantMenu} /> : <MenuLoading text={texts.loading} />
  const shown = nodes ?? roots.map(asNode)
  return (
    <>
      <ul className={styles.roots}>
        {shown.map((node) => (
          <MenuItem key={node.key} node={node} isSale={node.key === saleKey} allText={texts.all} rest={rest} isRoot />
        ))}
      </ul>
      {shown.length === 0 && !nodes && rest}
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
  rest?: ReactNode
}

const MenuItem = ({ node, allText, isRoot, isSale, rest }: ItemProps) => (
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
            rest
          )}
        </div>
      </details>
    ) : (
      <NodeLink node={node} text={node.name} />
    )}
  </li>
)

const NodeLink = ({ node: { key, count }, text }: { node: Node; text: string }) => (
  <Link href={`/category/${key}`} prefetch={false} className={styles.row}>
    {text}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </Link>
)
