import { useLocale, useTranslations } from 'next-intl'
import { useMoreTexts } from '../ui/more-texts'
import { pluralForms } from '@/lib/format/text-template'

/** What stands around reviews, ready to cross to the browser. */
export function useReviewTexts() {
  const t = useTranslations('Reviews')
  return {
    locale: useLocale(),
    /** '{value} out of 5 stars' */
    stars: t.raw('stars') as string,
    count: pluralForms(t.raw('count')),
    spread: t('spread'),
    /** Of a bar: how many gave '{rating}' stars. */
    bar: pluralForms(t.raw('bar')),
    all: t('all'),
    order: t('order'),
    sorts: { newest: t('newest'), best: t('best'), worst: t('worst') },
    none: t('none'),
    loading: t('loading'),
    more: useMoreTexts(),
  }
}

export type ReviewTexts = ReturnType<typeof useReviewTexts>
