import type { MoreView } from '@/lib/catalog/more-view'
import type { CardContext } from '@/lib/catalog/card-context'

export interface MoreProps extends MoreView {
  context: CardContext
}
