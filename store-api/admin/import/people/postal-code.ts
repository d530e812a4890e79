/** Lengths of postal codes whose leading zeros spreadsheets drop. */
const POSTAL_DIGITS: Record<string, number> = { DE: 5, ES: 5, FR: 5, IT: 5, US: 5, FI: 5, EE: 5 }

/** A postal code with a dropped leading zero restored; adds a note. @param country ISO 3166 code */
export function readPostalCode(cell: string, country: string, notes: string[]): string {
  const digits = POSTAL_DIGITS[country]
  if (!digits || !/^\d+$/.test(cell) || cell.length !== digits - 1) return cell
  const restored = `0${cell}`
  notes.push(`the postal code ${cell} has lost a zero: ${restored}`)
  return restored
}
