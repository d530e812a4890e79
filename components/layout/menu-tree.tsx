import Link from 'next/link'
import type { Category } from '@/lib/store/category'
import { fillText } from '../ui/text-template'
import { Icon } from '../ui/icon'
import styles from './menu-tree.module.scss'

interface Props {
  nodes: Category[]
  /** Leads to a node itself, above its children: 'All {name}'. */
  allText: string
  /** Key of the node that is written in the accent. */
  saleKey?: string
  depth?: number
}

/** The category tree, each node with children folded up. Needs no script. */
export const MenuTree = ({ nodes, allText, saleKey, depth = 1 }: Props) => (
  <ul className={depth === 1 ? styles.roots : styles.level}>
    {nodes.map((node) => (
      <li key={node.key} className={node.key === saleKey ? `${styles.node} ${styles.sale}` : styles.node}>
        {node.children.length === 0 ? (
          <NodeLink node={node} text={node.name} />
        ) : (
          <details className={styles.details} name={depth === 1 ? 'menu' : undefined}>
            <summary className={styles.row}>
              {node.name}
              <Icon name="down" size="medium" />
            </summary>
            <div className={styles.below}>
              <NodeLink node={node} text={fillText(allText, { name: node.name })} />
              <MenuTree nodes={node.children} allText={allText} depth={depth + 1} />
            </div>
          </details>
        )}
      </li>
    ))}
  </ul>
)

const NodeLink = ({ node, text }: { node: Category; text: string }) => (
  <Link href={node.url} prefetch={false} className={styles.row}>
    {text}
    <span className={styles.count}>{node.productCount}</span>
  </Link>
)
