import type { Database } from '../../db/database'
import { taxRate } from '../../db/schema'
import { STANDARD_CLASS } from '../../orders/tax'

/** The tax classes that have rates. */
export async function readTaxClasses(tx: Database): Promise<ReadonlySet<string>> {
  const rows = await tx.selectDistinct({ taxClass: taxRate.taxClass }).from(taxRate)
  return new Set(rows.map(({ taxClass }) => taxClass))
}

/**
 * Warns of a tax class without a rate in any zone: its goods are taxed at the standard rate, which is rarely intended.
 * @param ratedClasses classes that have tax rates
 * @param taxClass of the document; undefined if it names none
 * @param isNew a product without a class gets the standard one
 */
export function taxClassNotes(
  ratedClasses: ReadonlySet<string>,
  taxClass: string | undefined,
  isNew: boolean,
): string[] {
  if (taxClass === undefined && !isNew) return []
  const effectiveClass = taxClass ?? STANDARD_CLASS
  if (ratedClasses.has(effectiveClass) || (ratedClasses.size === 0 && effectiveClass === STANDARD_CLASS)) return []
  if (ratedClasses.size === 0) return [`warning: taxClass: ${effectiveClass} has no effect, the shop has no tax rates`]
  const warning = `warning: taxClass: no tax rate is of the class ${effectiveClass}`
  return ratedClasses.has(STANDARD_CLASS)
    ? [`${warning}, its goods are taxed as ${STANDARD_CLASS}`]
    : [`${warning}, and none of ${STANDARD_CLASS}: orders with such goods state no tax`]
}
