import { asc, eq } from 'drizzle-orm'
import { store, taxRate } from '../../db/schema'
import type { Catalogue } from '../catalogue/catalogue'
import type { Step } from './step'

/**
 * The shop's tax rates, and the VAT number and country for a store that was filled before they existed. The operator's
 * own values are kept.
 */
export const taxesStep = ({ taxRates = [], store: { vatNumber, country } }: Catalogue): Step => ({
  name: 'taxes',
  rows: 1,
  run: async (tx, onRows) => {
    const hasTaxRates = (await tx.$count(taxRate)) > 0
    if (taxRates.length > 0 && !hasTaxRates) await tx.insert(taxRate).values(taxRates)
    const [row] = await tx.select().from(store).orderBy(asc(store.id)).limit(1).for('update')
    if (row) {
      const content = {
        ...(vatNumber !== undefined && { vatNumber }),
        ...row.content,
        country: { ...(country.iso !== undefined && { iso: country.iso }), ...row.content.country },
      }
      await tx.update(store).set({ content }).where(eq(store.id, row.id))
    }
    onRows(1)
  },
})
