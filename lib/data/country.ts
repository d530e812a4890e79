import 'server-only'
import { notFound } from 'next/navigation'
import { logFailure } from '../api/log-failure'
import { CALLS } from '../../contract/calls'
import type { Country } from '../../contract/entities/store'
import { publicRead } from './public-read'

/** The countries the shop delivers to. @throws ApiError when the store API cannot be asked */
export const listCountries = (): Promise<Country[]> => publicRead(CALLS.listCountries, { tags: ['store'] })

/** The same for a page that needs them: a failed load shows a 404 (spec §8). */
export const requireCountries = (): Promise<Country[]> =>
  listCountries().catch((error: unknown) => {
    logFailure(error, 'the countries could not be fetched')
    notFound()
  })
