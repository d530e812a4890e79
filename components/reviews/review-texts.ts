import { useLocale, useTranslations } from 'next-intl'
import { type Fit, FITS, REVIEW_STATES, type ReviewState } from '@/contract/entities/feedback'
import { pluralForms } from '@/lib/format/text-template'
import { useMoreTexts } from '../ui/more-texts'

/** Texts of reviews, serializable for client components. */
export function useReviewTexts() {
  const t = useTranslations('Reviews')
  return {
    locale: useLocale(),
    /** '{value} out of 5 stars' */
    stars: t.raw('stars') as string,
    count: pluralForms(t.raw('count')),
    spread: t('spread'),
    /** Label of a bar: how many reviews gave '{rating}' stars. */
    bar: pluralForms(t.raw('bar')),
    all: t('all'),
    order: t('order'),
    sorts: { newest: t('newest'), best: t('best'), worst: t('worst') },
    none: t('none'),
    loading: t('loading'),
    size: t('size'),
    fit: t('fit'),
    fits: Object.fromEntries(FITS.map((fit) => [fit, t(`fit_${fit}`)])) as Record<Fit, string>,
    more: useMoreTexts(),
  }
}

export type ReviewTexts = ReturnType<typeof useReviewTexts>

/** Texts of a customer's own review, serializable for client components. */
export function useOwnReviewTexts() {
  const t = useTranslations('OwnReview')
  const byState = (word: 'state' | 'meaning') =>
    Object.fromEntries(REVIEW_STATES.map((state) => [state, t(`${word}_${state}`)])) as Record<ReviewState, string>
  return {
    own: t('own'),
    stars: useTranslations('Reviews').raw('stars') as string,
    states: byState('state'),
    meanings: byState('meaning'),
  }
}
