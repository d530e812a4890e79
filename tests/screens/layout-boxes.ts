/** Position of an element on the whole page, and its size, in CSS pixels. */
export type LayoutBox = [label: string, x: number, y: number, width: number, height: number]

/**
 * Reads the visible landmarks, headings, controls, pictures and cards of the page, in document order. Runs in the page.
 * @returns boxes labelled with the element's name, and with the start of the text of headings and buttons
 */
export function readLayoutBoxes(): LayoutBox[] {
  const selectors = [
    ...['header', 'nav', 'main', 'aside', 'footer', 'section', 'form', 'dialog[open]', 'fieldset', 'table'],
    ...['h1', 'h2', 'h3', 'button', 'summary', 'input:not([type=hidden])', 'select', 'textarea', 'img', 'article'],
    ...['main li', 'dialog li'],
  ]
  const isNamed = new Set(['H1', 'H2', 'H3', 'BUTTON', 'SUMMARY'])
  return [...document.querySelectorAll<HTMLElement>(selectors.join())].flatMap((element): LayoutBox[] => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const isShown =
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isShown) return []
    const text = isNamed.has(element.tagName)
      ? (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 24)
      : ''
    const label = `${element.tagName.toLowerCase()} ${text}`.trim()
    const [left, top, w, h] = [x + scrollX, y + scrollY, width, height].map((length) => Math.round(length))
    return [[label, left ?? 0, top ?? 0, w ?? 0, h ?? 0]]
  })
}

/** How much a box may differ from the recorded one. */
export interface BoxTolerance {
  /** Of position and size, in CSS pixels. */
  pixels: number
  /** In addition, vertically, per pixel of distance from the top of the page: lines may break differently above it. */
  heightShare: number
}

/** Only rounding. */
export const SAME_BROWSER: BoxTolerance = { pixels: 1, heightShare: 0 }

/** Versions measure text differently. */
export const OTHER_BROWSER: BoxTolerance = { pixels: 6, heightShare: 0.02 }

const describe = ([, x, y, width, height]: LayoutBox) => `${width} × ${height} at ${x}, ${y}`

function differs(expected: LayoutBox, actual: LayoutBox, { pixels, heightShare }: BoxTolerance): boolean {
  const [label, x, y, width, height] = expected
  const vertical = pixels + heightShare * (y + height)
  return (
    label !== actual[0] ||
    Math.abs(x - actual[1]) > pixels ||
    Math.abs(y - actual[2]) > vertical ||
    Math.abs(width - actual[3]) > pixels ||
    Math.abs(height - actual[4]) > vertical
  )
}

/** Describes the first boxes that differ from the recorded ones. */
export function compareBoxes(expected: LayoutBox[], actual: LayoutBox[], tolerance: BoxTolerance): string[] {
  const changes: string[] = []
  for (let i = 0; i < Math.max(expected.length, actual.length) && changes.length < MAX_CHANGES; i++) {
    const [before, after] = [expected[i], actual[i]]
    if (before && after && before[0] === after[0]) {
      if (differs(before, after, tolerance)) changes.push(`${before[0]}: ${describe(before)} → ${describe(after)}`)
      continue
    }
    // From here on every box would be compared with another element.
    return [...changes, `${before?.[0] ?? 'nothing'} → ${after?.[0] ?? 'nothing'} as element ${i + 1}`]
  }
  return changes
}

const MAX_CHANGES = 5
