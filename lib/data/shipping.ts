import 'server-only'
import { isNotFound } from '../api/api-error'
import { CALLS } from '../../contract/calls'
import type { ShippingMethod } from '../../contract/entities/shipping'
import { publicRead } from './public-read'

/** The ways to deliver to a country, none where the shop does not deliver. @throws ApiError when it cannot be asked */
export async function listShipping(countryId: number): Promise<ShippingMethod[]> {
  try {
    return await publicRead(CALLS.listShipping, { tags: ['store'], query: { countryId } })
  } catch (error) {
    if (isNotFound(error)) return []
    throw error
  }
}
