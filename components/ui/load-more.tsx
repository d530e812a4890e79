import type { MouseEvent } from 'react'
import { Button, buttonClass } from './button'
import { Icon } from './icon'
import { fillText } from '@/lib/format/text-template'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import styles from './load-more.module.scss'

interface MoreBarProps {
  state: LoaderState
  shown: number
  total: number
  /** URL of the next page, for use without JavaScript. */
  href: string
  texts: LoadMoreTexts
  onMore: () => void
  onRetry: () => void
}

/** The progress of the list, and the "load more" button. */
export function MoreBar({ state, shown, total, href, texts, onMore, onRetry }: MoreBarProps) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    if (state !== 'loading') onMore()
  }
  return (
    <div className={styles.bar} data-state={state}>
      <p className={styles.count} role="status">
        {fillText(state === 'complete' ? texts.complete : texts.shown, { shown, total })}
      </p>
      <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
      {state === 'complete' && texts.completeHint && (
        <p className={styles.count}>{fillText(texts.completeHint, { total })}</p>
      )}
      {state === 'error' && (
        <div className={styles.error} role="alert">
          <Icon name="notice" size="medium" />
          <span>{texts.error}</span>
          <Button kind="line" size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {state !== 'complete' && state !== 'error' && (
        <a
          className={buttonClass({ kind: 'line', isBusy: state === 'loading' })}
          href={href}
          onClick={onClick}
          aria-busy={state === 'loading' || undefined}
        >
          {state === 'loading' ? texts.loading : texts.more}
        </a>
      )}
    </div>
  )
}

/** The states of an infinite list's loader (spec §4). */
export type LoaderState = 'ready' | 'loading' | 'loaded' | 'complete' | 'error'

interface Progress {
  shown: number
  total: number
  isLoading: boolean
  isFailed: boolean
  /** Further pages that were loaded. */
  pages: number
}

export function loaderState({ shown, total, isLoading, isFailed, pages }: Progress): LoaderState {
  if (isLoading) return 'loading'
  if (isFailed) return 'error'
  if (shown >= total) return 'complete'
  return pages > 0 ? 'loaded' : 'ready'
}

interface MoreLinkProps {
  shown: number
  total: number
  /** The next page. */
  href: string
  texts: Pick<LoadMoreTexts, 'shown' | 'more'>
}

/** The progress of a list, and a plain link to the next page. */
export const MoreLink = ({ shown, total, href, texts }: MoreLinkProps) => (
  <div className={styles.bar}>
    <p className={styles.count}>{fillText(texts.shown, { shown, total })}</p>
    <progress className={styles.progress} value={shown} max={total} aria-hidden="true" />
    <a className={buttonClass({ kind: 'line' })} href={href}>
      {texts.more}
    </a>
  </div>
)
