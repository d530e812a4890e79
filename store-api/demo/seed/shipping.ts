import type { CatalogueShipping } from '../catalogue/catalogue'
import type { Database } from '../../db/database'
import { country, shippingMethod, shippingRate } from '../../db/schema'
import type { OnRows } from './write-rows'

/** Ways of delivery, with what they cost in which country. @throws Error for a country the shop does not know */
export async function writeShipping(tx: Database, methods: CatalogueShipping[], onRows: OnRows): Promise<void> {
  const countries = await tx.select({ id: country.id, iso: country.iso }).from(country)
  const idOf = new Map(countries.map(({ id, iso }) => [iso, id]))
  const countryId = (iso: string) => {
    const id = idOf.get(iso)
    if (id === undefined) throw new Error(`shipping goes to ${iso}, which is no country of the shop`)
    return id
  }
  for (const [position, { rates, ...method }] of methods.entries()) {
    const inserted = await tx
      .insert(shippingMethod)
      .values({ ...method, position })
      .returning()
    const rows = inserted.flatMap(({ id }) =>
      rates.flatMap(({ countries: isos, ...rate }) =>
        isos.map((iso) => ({ methodId: id, countryId: countryId(iso), ...rate })),
      ),
    )
    if (rows.length > 0) await tx.insert(shippingRate).values(rows)
    onRows(1)
  }
}
