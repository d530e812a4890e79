import { CALLS } from '../../../contract/calls'
import type { Shop } from '../context'
import { country } from '../../db/schema'
import type { Register } from '../register'

/** `GET /api/country`, in the alphabet of the store's language. */
export const countryRoutes = (register: Register, { db, language }: Shop) => {
  register(CALLS.listCountries, async () => {
    const rows = await db.select().from(country)
    return rows
      .map(({ id, iso, name, states }) => ({ id, iso, name: name[language], states }))
      .sort((a, b) => a.name.localeCompare(b.name, language))
  })
}
