import { refundOrder } from '../../orders/refund-order'
import { onOrder } from './on-order'

export const run = onOrder(refundOrder, 'is being refunded')
