/** How many gave one star, two, up to five. */
export const countStars = (reviews: readonly { rating: number }[]): number[] =>
  [1, 2, 3, 4, 5].map((star) => reviews.filter(({ rating }) => rating === star).length)

/**
 * Average, to one decimal, and count of reviews. @param stars how many gave one star, two, up to five
 */
export function ratingOf(stars: readonly number[]): { average: number; count: number } {
  const count = stars.reduce((sum, reviews) => sum + reviews, 0)
  const sum = stars.reduce((total, reviews, place) => total + reviews * (place + 1), 0)
  return { count, average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10 }
}
