import { useTranslations } from 'next-intl'
import { REVIEW_STATES, type ReviewState } from '@/contract/entities/review'

/** What is said about a customer's own review, ready to cross to the browser. */
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
