/** Parses cells in the formats of shop systems and spreadsheets. */

const TRUE_VALUES = new Set(['1', 'true', 'yes', 'y', 'ja', 'si', 'sí', 'on', 'x'])

/** Parses a boolean cell. @param ifEmpty the value of an empty cell */
export const parseBoolean = (cell: string, ifEmpty = false): boolean =>
  cell === '' ? ifEmpty : TRUE_VALUES.has(cell.toLowerCase())

/**
 * A decimal number: `1299.5`, `1,299.50`, `1.299,50`, `12,5 EUR`. A lone comma before three digits groups thousands.
 * @returns undefined for an empty cell, NaN for an invalid number
 */
export function parseDecimal(cell: string): number | undefined {
  const text = cell.replaceAll(/[\p{Sc}\s\u00a0']|^[A-Z]{3}\b|\b[A-Z]{3}$/gu, '')
  if (text === '') return cell.trim() === '' ? undefined : NaN
  if (!/^[-+]?[\d.,]*\d[\d.,]*$/.test(text)) return NaN
  const [dot, comma] = [text.lastIndexOf('.'), text.lastIndexOf(',')]
  const isCommaDecimal = dot >= 0 ? comma > dot : comma >= 0 && !/^[-+]?\d{1,3}(?:,\d{3})+$/.test(text)
  const normalized = isCommaDecimal ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return Number(normalized)
}

/** A whole number; undefined for an empty or invalid cell. Decimals of a spreadsheet (`12.0`) are rounded. */
export function parseWhole(cell: string): number | undefined {
  const value = parseDecimal(cell)
  return value === undefined || Number.isNaN(value) ? undefined : Math.round(value)
}

/** The trimmed, non-empty parts of a list in a cell. */
export const splitList = (cell: string, separator: string | RegExp): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Digits of a GTIN; empty for an invalid length. Leading zeros that spreadsheets drop are restored. */
export function parseGtin(cell: string): string {
  const digits = cell.replaceAll(/[\s-]/g, '')
  if (!/^\d{7,14}$/.test(digits)) return ''
  return [8, 12, 13, 14].includes(digits.length) ? digits : digits.padStart(digits.length < 8 ? 8 : 12, '0')
}

const GRAMS: Record<string, number> = { g: 1, kg: 1000, lb: 453.59237, oz: 28.349523125, mg: 0.001 }

/** Grams of a weight in a unit; undefined if there is none, or the unit is unknown. */
export function gramsOf(weight: number | undefined, unit: string): number | undefined {
  const factor = GRAMS[unit.toLowerCase()]
  return weight && factor && Number.isFinite(weight) ? Math.round(weight * factor) : undefined
}

const MILLILITRES: Record<string, number> = { ml: 1, cl: 10, dl: 100, l: 1000, floz: 29.5735295625 }

/** Millilitres of a volume in a unit; undefined if there is none, or the unit is unknown. */
export function millilitresOf(volume: number | undefined, unit: string): number | undefined {
  const factor = MILLILITRES[unit.toLowerCase().replaceAll(/[\s.]/g, '')]
  return volume && factor && Number.isFinite(volume) ? Math.round(volume * factor) : undefined
}

/** An unparsed day or time (momentOf parses it); undefined for an empty cell and for `0000-00-00`. */
export const dateText = (cell: string): string | undefined => (/[1-9]/.test(cell) ? cell : undefined)
