import { compareBoxes, type LayoutBox, OTHER_BROWSER, SAME_BROWSER } from './layout-boxes'

const PAGE: LayoutBox[] = [
  ['header', 0, 0, 360, 64],
  ['h1 Home shirts', 16, 80, 328, 32],
  ['footer', 0, 2000, 360, 400],
]

const withBox = (index: number, box: LayoutBox) => PAGE.map((original, i) => (i === index ? box : original))

describe('compareBoxes', () => {
  it('finds no change in an unchanged page', () => {
    expect(compareBoxes(PAGE, PAGE, SAME_BROWSER)).toEqual([])
  })

  it('reports a move of two pixels in the same browser, and tolerates rounding', () => {
    const moved: LayoutBox = ['h1 Home shirts', 16, 82, 328, 32]
    expect(compareBoxes(PAGE, withBox(1, moved), SAME_BROWSER)).toEqual([
      'h1 Home shirts: 328 × 32 at 16, 80 → 328 × 32 at 16, 82',
    ])
    expect(compareBoxes(PAGE, withBox(1, ['h1 Home shirts', 17, 80, 327, 32]), SAME_BROWSER)).toEqual([])
  })

  it('tolerates other line breaks in another browser version, but no other width', () => {
    expect(compareBoxes(PAGE, withBox(2, ['footer', 0, 2040, 360, 400]), OTHER_BROWSER)).toEqual([])
    expect(compareBoxes(PAGE, withBox(2, ['footer', 0, 2080, 360, 400]), OTHER_BROWSER)).toHaveLength(1)
    expect(compareBoxes(PAGE, withBox(1, ['h1 Home shirts', 16, 80, 300, 32]), OTHER_BROWSER)).toHaveLength(1)
  })

  it('stops at the first element that is missing, added or different', () => {
    expect(compareBoxes(PAGE, [PAGE[0], PAGE[2]] as LayoutBox[], SAME_BROWSER)).toEqual([
      'h1 Home shirts → footer as element 2',
    ])
    expect(compareBoxes(PAGE, [...PAGE, ['button Buy', 0, 0, 9, 9]], SAME_BROWSER)).toEqual([
      'nothing → button Buy as element 4',
    ])
  })
})
