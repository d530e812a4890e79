import type { MoreView } from '@/lib/listing/view/more-view'
import type { CardContext } from '@/lib/product/card-context'

export interface MoreProps extends MoreView {
  context: CardContext
}
