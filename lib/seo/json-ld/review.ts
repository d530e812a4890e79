import type { ProductDetail } from '../../../contract/entities/product'
import type { Review } from '../../../contract/entities/review'
import type { LdNode } from './node'

const RANGE = { bestRating: 5, worstRating: 1 } as const

/** What all customers together say; undefined as long as none has said anything. */
export const aggregateRating = ({ average, count }: ProductDetail['rating']): LdNode | undefined =>
  count > 0 ? { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...RANGE } : undefined

export const review = ({ rating, title, content, author, at }: Review): LdNode => ({
  '@type': 'Review',
  name: title,
  reviewBody: content,
  author: { '@type': 'Person', name: author },
  datePublished: at,
  reviewRating: { '@type': 'Rating', ratingValue: rating, ...RANGE },
})
