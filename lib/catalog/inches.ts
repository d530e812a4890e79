const CM_PER_INCH = 2.54

/** Whole inches, half ones where a measure is small enough for that to matter. */
const toInches = (cm: number): string => {
  const inches = cm / CM_PER_INCH
  return String(inches < 40 ? Math.round(inches * 2) / 2 : Math.round(inches))
}

/**
 * A measure of a size chart in inches: `170–176` is `67–69`, `71` is `28`. What is no number stays as it is.
 * @param measure centimetres, one number or a range
 */
export const inInches = (measure: string): string =>
  measure.replace(/\d+(?:[.,]\d+)?/g, (number) => toInches(Number(number.replace(',', '.'))))
