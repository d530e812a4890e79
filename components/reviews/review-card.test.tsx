import { renderToStaticMarkup } from 'react-dom/server'
import type { Review } from '@/contract/entities/feedback'
import { ReviewCard } from './review-card'

const REVIEW: Review = {
  ...{ id: 1, rating: 4, title: 'Fine', content: 'It is soft.', author: 'Mara V.', size: '', fit: '' },
  at: '2026-03-01T10:00:00.000Z',
}

const TEXTS = {
  ...{ stars: '{value} out of 5 stars', size: 'Size bought', fit: 'Fit' },
  fits: { small: 'Runs small', true: 'True to size', large: 'Runs large' },
}

/** The facts of a review, each with its label. */
function factsOf(change: Partial<Review>) {
  const container = document.createElement('div')
  const card = <ReviewCard review={{ ...REVIEW, ...change }} place={{ locale: 'en', timeZone: 'UTC' }} texts={TEXTS} />
  container.innerHTML = renderToStaticMarkup(card)
  return [...container.querySelectorAll('dl > dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.matches('dd') && label.nextElementSibling.textContent,
  ])
}

describe('a review', () => {
  it('names the size that was bought and the fit as facts with a label each', () =>
    expect(factsOf({ size: 'M', fit: 'true' })).toEqual([
      ['Size bought', 'M'],
      ['Fit', 'True to size'],
    ]))

  it('omits missing facts', () => {
    expect(factsOf({ fit: 'small' })).toEqual([['Fit', 'Runs small']])
    expect(factsOf({})).toEqual([])
  })
})
