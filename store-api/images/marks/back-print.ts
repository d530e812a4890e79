import { PAGE } from '../geometry'
import type { Kit } from '../kit'
import { lettering } from '../lettering'
import { PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { makersMark } from './makers-mark'
import { printGround, printInks } from './print-inks'

/** Name on an arch over the number, as wide as the shoulders allow. */
export function backPrint(kit: Kit): string {
  const inks = printInks(kit)
  const [main, second, trim] = kit.colours
  const name =
    kit.name &&
    lettering(kit.name, { x: PAGE.centre, y: 364, height: 72, arch: 1000, maxWidth: 470 }, { ...inks, weight: 1.4 })
  const number =
    kit.number !== undefined &&
    lettering(
      String(kit.number),
      { x: PAGE.centre, y: 640, height: 340, maxWidth: 430 },
      { ...inks, weight: 1.5, spacing: 0.7 },
    )
  return (
    (name || '') +
    (number || '') +
    makersMark(PAGE.centre, 258, readableInk(printGround(kit), [trim, second, main, PRINT_WHITE, PRINT_BLACK]), 0.5)
  )
}
