import type { ReactNode } from 'react'
import type { StoreSettings } from '@/contract/entities/store'
import { LIMITS } from '@/contract/limits'
import { SEARCH_PAGE_SIZE } from '@/lib/limits'
import { ChipList } from '../ui/chip-list'
import { IconButton } from '../ui/icon'
import { Ornament } from '../ui/ornament'
import { ResponsiveImage } from '../ui/responsive-image'
import styles from './not-found-screen.module.scss'
import type { NotFoundTexts } from './not-found-texts'

export interface NotFoundProps {
  texts: NotFoundTexts
  popular: { name: string; url: string }[]
  /** The decoded path. */
  path: string
  /** The shop's own; a neutral drawing without one. */
  picture: StoreSettings['notFound']
  imageBase: string
  /** The suggested replacement. */
  children?: ReactNode
}

/** 'Page Not Found' and the path (spec §2), and where to go instead. */
export const NotFoundScreen = ({ texts, popular, path, picture, imageBase, children }: NotFoundProps) => (
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
      <Ornament path={picture.ornament} frame={[640, 640]} />
      {picture.image ? (
        <ResponsiveImage
          {...picture.image}
          base={imageBase}
          sizes="(width >= 1440px) 640px, (width >= 768px) 47vw, 94vw"
          widths={[640, 1080]}
        />
      ) : (
        <Magnifier />
      )}
    </div>
  </div>
)

/** An illustration: a magnifier over an empty line. */
const Magnifier = () => (
  <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true">
    <circle cx="27" cy="27" r="15" />
    <path d="M38 38l13 13M20 27h14" />
  </svg>
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
