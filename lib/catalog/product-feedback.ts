import type { ReviewSort } from '../../contract/entities/feedback'
import { LIMITS } from '../../contract/limits'

/** A view of a product's reviews: filter, order and page. */
export interface ReviewView {
  sort: ReviewSort
  /** Filter by number of stars; 0 for all. */
  rating: number
  page: number
}

export const FIRST_REVIEWS: ReviewView = { sort: 'newest', rating: 0, page: 1 }

/** The sort orders of the contract, repeated so that browsers need not load its schemas. */
export const SORTS: readonly ReviewSort[] = ['newest', 'best', 'worst']

/** Star ratings, the best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const

const readSort = (value: string | null | undefined): ReviewSort =>
  SORTS.find((sort) => sort === value) ?? FIRST_REVIEWS.sort

function readNumber(value: string | null | undefined, max: number): number | null {
  const number = /^\d{1,5}$/.test(value ?? '') ? Number(value) : 0
  return number >= 1 && number <= max ? number : null
}

/** The view of a query; invalid parameters are ignored. */
export const readReviewView = (query: URLSearchParams): ReviewView => ({
  sort: readSort(query.get('sort')),
  rating: readNumber(query.get('rating'), RATINGS.length) ?? 0,
  page: readNumber(query.get('page'), LIMITS.page) ?? 1,
})

/** Query of a view that ends in `page=`; default values are omitted. */
function queryPrefix({ sort, rating }: Omit<ReviewView, 'page'>): string {
  const query = new URLSearchParams()
  if (sort !== FIRST_REVIEWS.sort) query.set('sort', sort)
  if (rating > 0) query.set('rating', String(rating))
  query.set('page', '')
  return String(query)
}

/** URL prefix of the review pages for browsers without JavaScript; the page number is appended. */
export const reviewPages = (key: string, view: Omit<ReviewView, 'page'>): string =>
  `/product/${key}/review?${queryPrefix(view)}`

/** Path of the page that shows a view. */
export const reviewsPath = (key: string, view: Omit<ReviewView, 'page'>): string =>
  reviewPages(key, view).replace(/[?&]page=$/, '')

/** API URL prefix of the reviews of a view; the page number is appended. */
export const reviewItems = (key: string, view: Omit<ReviewView, 'page'>): string =>
  `/api/product/${key}/review?${queryPrefix(view)}`

export const newReviewPath = (key: string): string => `/product/${key}/review/new`

export const questionsPath = (key: string): string => `/product/${key}/question`

/** API URL prefix of the questions; the page number is appended. */
export const questionItems = (key: string): string => `/api/product/${key}/question?page=`

export const newQuestionPath = (key: string): string => `${questionsPath(key)}/new`
