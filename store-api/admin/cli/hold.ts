import { holdOrder } from '../../orders/hold-order'
import { onOrder } from './on-order'

export const run = onOrder(holdOrder, 'is on hold')
