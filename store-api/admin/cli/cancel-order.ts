import { cancelByNumber } from '../cancel-by-number'
import { onOrder } from './on-order'

export const run = onOrder(cancelByNumber, 'is canceled')
