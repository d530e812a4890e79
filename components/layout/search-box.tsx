import { getLocale, getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { imageBaseUrl } from '@/lib/data/image-hosts'
import { getStoreSettings } from '@/lib/data/settings'
import { pluralForms } from '@/lib/format/text-template'
import { SearchForm, type SearchPlace } from './search-form'

/** Data to render suggestions: one object for all boxes, so that the page's data contains it once. */
const getSuggestContext = cache(async () => {
  const [t, price, locale, { currency }] = await Promise.all([
    getTranslations('Suggestions'),
    getTranslations('ProductCard'),
    getLocale(),
    getStoreSettings(),
  ])
  const texts = {
    list: t('list'),
    past: t('past'),
    keywords: t('keywords'),
    categories: t('categories'),
    products: t('products'),
    popularCategories: t('popularCategories'),
    popularKeywords: t('popularKeywords'),
    popularProducts: t('popularProducts'),
    none: t.raw('none') as string,
    anyway: t.raw('anyway') as string,
    forget: t.raw('forget') as string,
    forgetAll: t('forgetAll'),
    kept: t('kept'),
    loading: t('loading'),
    count: pluralForms(t.raw('count') as string),
  }
  return { currency, locale, imageBase: imageBaseUrl(), price: { now: price('now'), was: price('was') }, texts }
})

/** The shop's search box. `place` distinguishes it from the others of the page. */
export async function SearchBox({ place }: { place: SearchPlace }) {
  const [t, context] = await Promise.all([getTranslations('SearchBox'), getSuggestContext()])
  const texts = { region: t(place), label: t('label'), placeholder: t('placeholder'), submit: t('submit') }
  return <SearchForm place={place} texts={texts} context={context} />
}
