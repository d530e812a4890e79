import { releaseOrder } from '../../orders/fulfillment'
import { onOrder } from './on-order'

export const run = onOrder(releaseOrder, 'can be sent again')
