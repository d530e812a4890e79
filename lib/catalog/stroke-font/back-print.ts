import { PAGE } from './geometry'
import { lettering, type Inks } from './lettering'

/** What is printed on a back. */
export interface BackPrint {
  name?: string | null
  /** 0 to 99. */
  number?: number | null
}

/** Name on an arch over the number, as wide as the shoulders allow; where the shirt itself lies on its page. */
export function backPrint({ name, number }: BackPrint, inks: Inks): string {
  const nameLine =
    name && lettering(name, { x: PAGE.centre, y: 364, height: 72, arch: 1000, maxWidth: 470 }, { ...inks, weight: 1.4 })
  const isNumber = number !== undefined && number !== null
  const numberLine =
    isNumber &&
    lettering(
      String(number),
      { x: PAGE.centre, y: 640, height: 340, maxWidth: 430 },
      { ...inks, weight: 1.5, spacing: 0.7 },
    )
  return (nameLine || '') + (numberLine || '')
}
