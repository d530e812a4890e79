import { buttonClass } from './button'
import { fillText } from '@/lib/format/text-template'
import styles from './load-more.module.scss'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'

interface Props {
  shown: number
  total: number
  /** The next page. */
  href: string
  texts: Pick<LoadMoreTexts, 'shown' | 'more'>
}

/** How far a list has come, and a plain link to what follows. */
export const MoreLink = ({ shown, total, href, texts }: Props) => (
  <div className={styles.bar}>
    <p className={styles.count}>{fillText(texts.shown, { shown, total })}</p>
    <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
    <a className={buttonClass({ kind: 'line' })} href={href}>
      {texts.more}
    </a>
  </div>
)
