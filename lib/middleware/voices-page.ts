import { questionItems } from '../review/question-paths'
import { readReviewView, reviewItems } from '../review/review-view'

const PATH = /^\/product\/([^/]+)\/(review|question)$/

interface Inner {
  path: string
  exists: string
}

/** The inner page of all reviews of a product, or all questions about it; null for any other address. */
export function voicesPage(path: string, query: URLSearchParams): Inner | null {
  const [, key = '', kind] = PATH.exec(path) ?? []
  if (!kind) return null
  const view = readReviewView(query)
  const { sort, rating, page } = view
  const items = kind === 'review' ? reviewItems(key, view) : questionItems(key)
  const exists = page > 1 ? `${items}${page}` : `/api/product/${key}`
  if (kind === 'question') return { path: `/questions/${key}/${page}`, exists }
  return { path: `/reviews/${key}/${sort}-${rating}/${page}`, exists }
}
