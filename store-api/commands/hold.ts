import { holdOrder } from '../order/hold-order'
import { onOrder } from './on-order'

export const run = onOrder(holdOrder, 'is on hold')
