/** What stands on a share picture. */
export interface ShareCard {
  storeName: string
  /** Small, above the title; may be empty. */
  over: string
  title: string
  /** Below the title: a price or a sentence; may be empty. */
  under: string
  /** Whether what stands below is a price, and which. */
  price?: 'full' | 'reduced'
  /** The picture's address as the store API tells it; empty without one. */
  imageUrl: string
}
