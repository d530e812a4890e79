import { backPrint } from '../../../../lib/catalog/stroke-font/back-print'
import { PAGE } from '../../../../lib/catalog/stroke-font/geometry'
import type { Kit } from '../kit'
import { PRINT_BLACK, PRINT_WHITE, readableInk } from '../paint/colour'
import { makersMark } from './makers-mark'
import { printGround, printInks } from './print-inks'

/** All that is printed on a back: name, number and the maker's mark. */
export function backMarks(kit: Kit): string {
  const [main, second, trim] = kit.colours
  const ink = readableInk(printGround(kit), [trim, second, main, PRINT_WHITE, PRINT_BLACK])
  return backPrint(kit, printInks(kit)) + makersMark(PAGE.centre, 258, ink, 0.5)
}
