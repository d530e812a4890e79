import 'server-only'
import { CALLS } from '../contract/calls'
import type { Country } from '../contract/entities/store'
import { publicRead } from './public-read'

/** The countries the shop delivers to. @throws ApiError when the store API cannot be asked */
export const listCountries = (): Promise<Country[]> => publicRead(CALLS.listCountries, { tags: ['store'] })
