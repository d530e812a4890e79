import type { ReviewSort } from '../../contract/entities/review'
import { LIMITS } from '../../contract/limits'

/** A view of a product's reviews: filter, order and page. */
export interface ReviewView {
  sort: ReviewSort
  /** Filter by number of stars; 0 for all. */
  rating: number
  page: number
}

export const FIRST_REVIEWS: ReviewView = { sort: 'newest', rating: 0, page: 1 }

/** The contract's orders. Written again, so that a browser need not load the contract's schemas for three words. */
export const SORTS: readonly ReviewSort[] = ['newest', 'best', 'worst']

/** Stars a review can give, the best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const

const readSort = (value: string | null | undefined): ReviewSort =>
  SORTS.find((sort) => sort === value) ?? FIRST_REVIEWS.sort

function readNumber(value: string | null | undefined, most: number): number | null {
  const number = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= most ? number : null
}

/** The view of a query; invalid parameters are ignored. */
export const readReviewView = (query: URLSearchParams): ReviewView => ({
  sort: readSort(query.get('sort')),
  rating: readNumber(query.get('rating'), RATINGS.length) ?? 0,
  page: readNumber(query.get('page'), LIMITS.page) ?? 1,
})

/** The query of a view up to the number of its page, which stands last. What goes without saying is left out. */
function queryUpToPage({ sort, rating }: Omit<ReviewView, 'page'>): string {
  const query = new URLSearchParams()
  if (sort !== FIRST_REVIEWS.sort) query.set('sort', sort)
  if (rating > 0) query.set('rating', String(rating))
  query.set('page', '')
  return String(query)
}

/** Where further reviews of a product are read without a script, up to the number of the page. */
export const reviewPages = (key: string, view: Omit<ReviewView, 'page'>): string =>
  `/product/${key}/review?${queryUpToPage(view)}`

/** The page that shows a view. */
export const reviewsPath = (key: string, view: Omit<ReviewView, 'page'>): string =>
  reviewPages(key, view).replace(/[?&]page=$/, '')

/** URL prefix of the reviews of a view; the page number is appended. */
export const reviewItems = (key: string, view: Omit<ReviewView, 'page'>): string =>
  `/api/product/${key}/review?${queryUpToPage(view)}`

/** Where a customer writes one. */
export const newReviewPath = (key: string): string => `/product/${key}/review/new`

/** Where all questions about a product are read. */
export const questionsPath = (key: string): string => `/product/${key}/question`

/** URL prefix of further questions; the page number is appended. */
export const questionItems = (key: string): string => `/api/product/${key}/question?page=`

/** Where a customer asks one. */
export const newQuestionPath = (key: string): string => `${questionsPath(key)}/new`
