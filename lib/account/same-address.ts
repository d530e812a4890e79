import type { OrderAddress } from '../../contract/entities/order'

/** Whether two addresses of an order say the same. */
export const isSameAddress = (one: OrderAddress, other: OrderAddress): boolean =>
  (Object.keys(one) as (keyof OrderAddress)[]).every((part) => one[part] === other[part])
