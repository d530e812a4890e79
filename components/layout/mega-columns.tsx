import { Link } from '../ui/link'
import type { MenuNode } from '@/lib/catalog/send-menu'
import { atWidth } from '@/lib/format/image'
import { photoAttributes } from '@/lib/format/photo'
import { fillText } from '@/lib/format/text-template'
import { CountLabel } from '../ui/count-label'
import styles from './mega-columns.module.scss'

/** Columns with a heading each: more would not fit beside the tiles. */
const MAX_COLUMNS = 4

/** Maximum number of links in a column. */
const MAX_LINKS_PER_COLUMN = 8

const MAX_TILES = 2

interface Props {
  node: MenuNode
  /** 'All {name}'. */
  allText: string
}

/**
 * The subcategories of a category: a column for each child with children if there are few, otherwise all children with
 * their images; two large tiles beside them.
 */
export function MegaColumns({ node, allText }: Props) {
  const { nodes: children = [] } = node
  const hasColumns = children.length <= MAX_COLUMNS && children.some(({ nodes }) => nodes)
  const tiles = children.filter(({ imageUrl }) => imageUrl).slice(0, MAX_TILES)
  return (
    <div className={styles.board}>
      <div>
        <NodeLink node={{ ...node, name: fillText(allText, { name: node.name }) }} className={styles.all} />
        {hasColumns ? <Columns nodes={children} /> : <Entries nodes={children} />}
      </div>
      {tiles.length > 0 && (
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile.key}>
              <NodeLink node={tile} className={styles.tile} width={320} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Columns = ({ nodes }: { nodes: MenuNode[] }) => (
  <ul className={styles.columns}>
    {nodes.map((column) => (
      <li key={column.key}>
        <NodeLink node={column} className={styles.heading} />
        <ul>
          {column.nodes?.slice(0, MAX_LINKS_PER_COLUMN).map((entry) => (
            <li key={entry.key}>
              <NodeLink node={entry} className={styles.entry} />
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

const Entries = ({ nodes }: { nodes: MenuNode[] }) => (
  <ul className={styles.entries}>
    {nodes.map((entry) => (
      <li key={entry.key}>
        <NodeLink node={entry} className={styles.entry} width={96} />
      </li>
    ))}
  </ul>
)

interface NodeLinkProps {
  node: MenuNode
  className: string | undefined
  /** Width of its image in pixels; without one it shows none. */
  width?: number
}

const NodeLink = ({ node: { key, url, name, count, counted, imageUrl, photo }, className, width }: NodeLinkProps) => (
  <Link href={url ?? `/category/${key}`} className={className}>
    {width && imageUrl && (
      <span className={styles.image}>
        <img {...photoAttributes(photo ?? {})} src={atWidth(imageUrl, width)} alt="" loading="lazy" decoding="async" />
      </span>
    )}
    <span>
      {name}
      {count !== undefined && <CountLabel count={count} text={counted} className={styles.count} />}
    </span>
  </Link>
)
