import type { ProductDetail } from '@/contract/entities/product'

const CM_PER_INCH = 2.54

/** Whether a product has a size chart, with the columns of the specification or its own. */
export const hasSizeGuide = ({ sizeChart, sizeTable }: Pick<ProductDetail, 'sizeChart' | 'sizeTable'>): boolean =>
  sizeChart.length > 0 || sizeTable !== null

/**
 * Converts a measure of a size chart to inches: `170–176` to `67–69`, `71` to `28`. Other text is kept.
 * @param measure centimetres, one number or a range
 */
export const inInches = (measure: string): string =>
  measure.replace(/\d+(?:[.,]\d+)?/g, (number) => toInches(Number(number.replace(',', '.'))))

/** Whole inches; half inches below 40, where they matter. */
const toInches = (cm: number): string => {
  const inches = cm / CM_PER_INCH
  return String(inches < 40 ? Math.round(inches * 2) / 2 : Math.round(inches))
}
