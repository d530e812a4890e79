import type { LoadMoreView } from '@/lib/catalog/more-view'
import type { CardContext } from '@/lib/catalog/card-context'

export interface LoadMoreProps extends LoadMoreView {
  context: CardContext
}
