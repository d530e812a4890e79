'use client'

import Link from 'next/link'
import { fillText } from '@/lib/format/text-template'
import { Icon } from '../ui/icon'
import type { MenuNode } from './menu-nodes'
import styles from './menu-tree.module.scss'

interface Props {
  nodes: MenuNode[]
  /** Leads to a node itself, above its children: 'All {name}'. */
  allText: string
  /** Key of the node that is written in the accent. */
  saleKey?: string
  depth?: number
}

/**
 * The category tree, each node with children folded up. Needs no script; it is written in the browser too, because the
 * page would carry its links twice otherwise.
 */
export const MenuTree = ({ nodes, allText, saleKey, depth = 1 }: Props) => (
  <ul className={depth === 1 ? styles.roots : styles.level}>
    {nodes.map((node) => (
      <li key={node.key} className={node.key === saleKey ? `${styles.node} ${styles.sale}` : styles.node}>
        {node.nodes ? (
          <details className={styles.details} name={depth === 1 ? 'menu' : undefined}>
            <summary className={styles.row}>
              {node.name}
              <Icon name="down" size="medium" />
            </summary>
            <div className={styles.below}>
              <NodeLink node={node} text={fillText(allText, { name: node.name })} />
              <MenuTree nodes={node.nodes} allText={allText} depth={depth + 1} />
            </div>
          </details>
        ) : (
          <NodeLink node={node} text={node.name} />
        )}
      </li>
    ))}
  </ul>
)

const NodeLink = ({ node: { key, count }, text }: { node: MenuNode; text: string }) => (
  <Link href={`/category/${key}`} prefetch={false} className={styles.row}>
    {text}
    <span className={styles.count}>{count}</span>
  </Link>
)
