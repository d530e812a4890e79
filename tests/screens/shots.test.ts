import { nameOf, RECORDED, SAMPLE } from './shots'

const names = RECORDED.map(nameOf)

it('forty screens are recorded, each once', () => {
  expect(new Set(names).size).toBe(40)
  expect(names).toHaveLength(40)
})

it('ten of them are compared by npm test', () => {
  const sample = new Set(SAMPLE.map(nameOf))
  expect(sample.size).toBe(10)
  expect([...sample].filter((name) => !names.includes(name))).toEqual([])
})
