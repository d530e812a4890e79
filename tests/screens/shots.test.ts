import { nameOf, RECORDED, SAMPLE } from './shots'

const names = RECORDED.map(nameOf)

it('records 40 screens, each once', () => {
  expect(new Set(names).size).toBe(40)
  expect(names).toHaveLength(40)
})

it('npm test compares 10 recorded screens', () => {
  const sample = new Set(SAMPLE.map(nameOf))
  expect(sample.size).toBe(10)
  expect([...sample].filter((name) => !names.includes(name))).toEqual([])
})
