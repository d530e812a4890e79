import type { CardContext } from './card-context'
import type { MoreTexts } from '../ui/list/more-bar'

/** A list's addresses, each up to the number of the page. */
export interface ListAddresses {
  /** What a browser without a script follows: `/category/clubs?page=`. */
  pages: string
  /** Where its items are asked for: `/api/product?category=clubs&limit=24&page=`. */
  items: string
}

export interface MoreProps {
  addresses: ListAddresses
  /** The page that is in the HTML already. */
  firstPage: number
  total: number
  /** How many products there are up to the end of that page. */
  before: number
  context: CardContext
  texts: MoreTexts
}
