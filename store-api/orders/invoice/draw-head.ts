import type { Invoice } from './invoice'
import type { LogoPicture } from './read-logo'
import { INK, PAGE, WIDTH, type Sheet } from './sheet'
import { write } from './write'

const HALF = WIDTH / 2

const column = (sheet: Sheet, title: string, lines: string[], x: number, y: number) => {
  const below = write(sheet, title, { x, y, width: HALF - 24, font: 'bold' })
  return write(sheet, lines.join('\n'), { x, y: below + 2, width: HALF - 24 })
}

const LOGO = { width: 120, height: 26 } as const

/** The shop's own mark, or the drawn one of components/layout/logo.tsx. @returns how wide it is */
function drawMark(sheet: Sheet, logo: LogoPicture | null): number {
  const [x, y] = [PAGE.left, PAGE.top - 3]
  if (logo) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height)
    sheet.image(logo.png, x, y, { width: logo.width * scale, height: logo.height * scale })
    return logo.width * scale
  }
  sheet.save().translate(x, y).lineWidth(3.2)
  sheet.path('M2.5 1v22.5H25').stroke(INK.text)
  sheet.path('M2.5 10.5a13 13 0 0 1 13 13').stroke(INK.accent)
  sheet.restore()
  return LOGO.height
}

/** Above the lines of the first page: who sells, what it is, who buys and where it goes. @returns where it ends */
export function drawHead(
  sheet: Sheet,
  { store, facts, billing, shippingTitle, shipping, texts }: Invoice,
  logo: LogoPicture | null,
): number {
  const beside = drawMark(sheet, logo) + 10
  const storeEnd = write(sheet, store.name, {
    x: PAGE.left + beside,
    y: PAGE.top,
    width: HALF - beside,
    size: 18,
    font: 'bold',
  })
  const right = { x: PAGE.left + HALF, width: HALF, align: 'right', colour: INK.quiet } as const
  const contactEnd = write(sheet, store.lines.join('\n'), { ...right, y: PAGE.top + 4 })

  let y = write(sheet, texts.heading, {
    ...{ x: PAGE.left, width: WIDTH, size: 24, font: 'bold' },
    y: Math.max(storeEnd, contactEnd) + 32,
  })
  y += 6
  for (const { name, value } of facts) {
    write(sheet, name, { x: PAGE.left, y, width: 130, colour: INK.quiet })
    y = write(sheet, value, { x: PAGE.left + 136, y, width: WIDTH - 136 })
  }

  y += 20
  const left = column(sheet, texts.billing, billing, PAGE.left, y)
  return Math.max(left, column(sheet, shippingTitle, shipping, PAGE.left + HALF, y)) + 24
}
