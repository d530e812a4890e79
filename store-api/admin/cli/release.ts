import { releaseOrder } from '../../orders/release-order'
import { onOrder } from './on-order'

export const run = onOrder(releaseOrder, 'can be sent again')
