import type { ReactNode } from 'react'
import { LIMITS } from '@/contract/limits'
import { SEARCH_PAGE_SIZE } from '@/lib/limits'
import { ChipList } from '../ui/chip-list'
import { IconButton } from '../ui/icon'
import styles from './not-found-screen.module.scss'
import type { NotFoundTexts } from './not-found-texts'

export interface NotFoundProps {
  texts: NotFoundTexts
  popular: { name: string; url: string }[]
  /** As people read it. */
  path: string
  /** What is offered in place of what was here. */
  children?: ReactNode
}

/** 'Page Not Found' and the path (spec §2), and where to go instead. */
export const NotFoundScreen = ({ texts, popular, path, children }: NotFoundProps) => (
  <div className={styles.screen}>
    <div className={styles.text}>
      <h1 className={styles.title}>{texts.title}</h1>
      <code className={styles.path}>{path}</code>
      {children ?? <p className={styles.lead}>{texts.text}</p>}
      <MissingSearch texts={texts.search} />
      {popular.length > 0 && (
        <div>
          <h2 className={styles.popular}>{texts.popular}</h2>
          <ChipList label={texts.popular} chips={popular} />
        </div>
      )}
    </div>
    <div className={styles.image}>
      <svg className={styles.pitch} viewBox="0 0 640 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M40 660V40h620M40 200a160 160 0 0 0 160-160" />
      </svg>
      <img
        src="/assets/not-found-640.webp"
        srcSet="/assets/not-found-640.webp 640w, /assets/not-found-1080.webp 1080w"
        sizes="(width >= 1440px) 640px, (width >= 768px) 47vw, 94vw"
        alt=""
        width={640}
        height={800}
        loading="lazy"
        decoding="async"
      />
    </div>
  </div>
)

/** A plain search form: it works without JavaScript. */
const MissingSearch = ({ texts }: { texts: NotFoundTexts['search'] }) => (
  <form className={styles.form} action="/search" role="search" aria-label={texts.region}>
    <input type="hidden" name="page" value="1" />
    <input type="hidden" name="limit" value={SEARCH_PAGE_SIZE} />
    <input
      className={styles.input}
      type="search"
      name="keyword"
      aria-label={texts.label}
      placeholder={texts.placeholder}
      maxLength={LIMITS.keyword}
      enterKeyHint="search"
    />
    <span className={styles.submit}>
      <IconButton icon="search" label={texts.submit} type="submit" />
    </span>
  </form>
)
