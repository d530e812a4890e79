import { getTranslations } from 'next-intl/server'
import { SearchBox } from '@/components/layout/search-box'
import { ChipList } from '@/components/ui/chip-list'
import { knownCategories, popularCategories } from '../../navigation'
import styles from './search-start.module.scss'

interface Props {
  title: string
  text: string
  /** A part of a page that has its heading already. */
  isSection?: boolean
}

/** A search box and popular links, for an empty search or one without results. */
export async function SearchStart({ title, text, isSection = false }: Props) {
  const [t, categories] = await Promise.all([getTranslations('Search'), knownCategories()])
  const popular = popularCategories(categories)
  const Title = isSection ? 'h2' : 'h1'
  return (
    <div className={isSection ? styles.part : styles.screen}>
      <Title className={isSection ? styles.subtitle : styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      <div className={styles.box}>
        <SearchBox place="page" />
      </div>
      {popular.length > 0 && (
        <div className={styles.popular}>
          <h2 className={styles.small}>{t('popular')}</h2>
          <ChipList label={t('popular')} chips={popular} />
        </div>
      )}
    </div>
  )
}
