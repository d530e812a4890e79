import { refundOrder } from '../../orders/cancel-order'
import { onOrder } from './on-order'

export const run = onOrder(refundOrder, 'is being refunded')
