/** @jest-environment node */
import { nextOption } from './use-combobox'

describe('the keys of a list of suggestions', () => {
  it('Down goes from the box through every option, and back to the box', () => {
    const path = [0, 0, 0, 0].reduce<number[]>((seen) => [...seen, nextOption('ArrowDown', seen.at(-1) ?? -1, 3)], [])
    expect(path).toEqual([0, 1, 2, -1])
  })

  it('Up goes from the box to the last option, and on to the box', () => {
    const path = [0, 0, 0, 0].reduce<number[]>((seen) => [...seen, nextOption('ArrowUp', seen.at(-1) ?? -1, 3)], [])
    expect(path).toEqual([2, 1, 0, -1])
  })

  it.each(['Home', 'End', 'ArrowLeft', 'ArrowRight'])('%s goes back to the box', (key) => {
    expect(nextOption(key, 1, 3)).toBe(-1)
  })

  it('stay in the box where there is no option', () => {
    expect(nextOption('ArrowDown', -1, 0)).toBe(-1)
    expect(nextOption('ArrowUp', -1, 0)).toBe(-1)
  })
})
