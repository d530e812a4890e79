import { useTranslations } from 'next-intl'
import { SearchForm } from './search-form'

/** The shop's search box. `place` tells it from the others of the page. */
export function SearchBox({ place }: { place: 'header' | 'menu' | 'drawer' | 'page' }) {
  const t = useTranslations('SearchBox')
  const texts = { region: t(place), label: t('label'), placeholder: t('placeholder'), submit: t('submit') }
  return <SearchForm texts={texts} />
}
