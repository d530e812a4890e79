import { holdOrder } from '../../orders/fulfillment'
import { onOrder } from './on-order'

export const run = onOrder(holdOrder, 'is on hold')
