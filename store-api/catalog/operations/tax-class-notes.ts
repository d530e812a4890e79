import type { Database } from '../../db/database'
import { taxRate } from '../../db/schema'
import { STANDARD_CLASS } from '../../orders/tax'

/**
 * Warns of a tax class without a rate in any zone: its goods are taxed as standard, which is seldom meant.
 * @param taxClass of the document; undefined where it names none
 * @param isNew a product without a class is of the standard one
 */
export async function taxClassNotes(tx: Database, taxClass: string | undefined, isNew: boolean): Promise<string[]> {
  if (taxClass === undefined && !isNew) return []
  const wanted = taxClass ?? STANDARD_CLASS
  const rows = await tx.selectDistinct({ taxClass: taxRate.taxClass }).from(taxRate)
  const hasRate = (name: string) => rows.some((row) => row.taxClass === name)
  if (hasRate(wanted) || (rows.length === 0 && wanted === STANDARD_CLASS)) return []
  if (rows.length === 0) return [`warning: taxClass: ${wanted} has no effect, the shop has no tax rates`]
  const warning = `warning: taxClass: no tax rate is of the class ${wanted}`
  return hasRate(STANDARD_CLASS)
    ? [`${warning}, its goods are taxed as ${STANDARD_CLASS}`]
    : [`${warning}, and none of ${STANDARD_CLASS}: orders with such goods state no tax`]
}
