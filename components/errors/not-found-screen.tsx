import { useTranslations } from 'next-intl'
import { ChipList } from '../ui/chip-list'
import { CurrentPath } from './in-browser'
import { MissingSearch } from './missing-search'
import styles from './not-found-screen.module.scss'

interface Props {
  popular: { name: string; url: string }[]
  /** As people read it. Default: that of the address bar, which only the browser knows. */
  path?: string
}

/** 'Page Not Found' and the path (spec §2), and where to go instead. */
export function NotFoundScreen({ popular, path }: Props) {
  const t = useTranslations('NotFound')
  return (
    <div className={styles.screen}>
      <div className={styles.text}>
        <h1 className={styles.title}>{t('title')}</h1>
        <code className={styles.path}>{path ?? <CurrentPath />}</code>
        <p className={styles.lead}>{t('text')}</p>
        <MissingSearch />
        {popular.length > 0 && (
          <div>
            <h2 className={styles.popular}>{t('popular')}</h2>
            <ChipList label={t('popular')} chips={popular} />
          </div>
        )}
      </div>
      <div className={styles.picture}>
        <svg className={styles.pitch} viewBox="0 0 640 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path d="M40 660V40h620M40 200a160 160 0 0 0 160-160" />
        </svg>
        <img
          src="/assets/nobody-640.webp"
          srcSet="/assets/nobody-640.webp 640w, /assets/nobody-1080.webp 1080w"
          sizes="(width >= 1440px) 640px, (width >= 768px) 47vw, 94vw"
          alt=""
          width={640}
          height={800}
          loading="lazy" // Next sends this screen along with every page, which would preload the picture there
          decoding="async"
        />
      </div>
    </div>
  )
}
