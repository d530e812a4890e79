import { cancelByNumber } from '../orders'
import { onOrder } from './on-order'

export const run = onOrder(cancelByNumber, 'is canceled')
