/** @jest-environment node */
import { gramsOf, parseBoolean, millilitresOf, parseDecimal, parseGtin, parseWhole } from './cells'

describe('a number in a cell', () => {
  it.each([
    ['1299.5', 1299.5],
    ['1,299.50', 1299.5],
    ['1.299,50', 1299.5],
    ['1,299', 1299],
    ['12,5', 12.5],
    ['12,50 EUR', 12.5],
    ['£ 7.90', 7.9],
    ['EUR 7.90', 7.9],
    ["1'299.00", 1299],
    ['-3', -3],
    ['1,234,567', 1234567],
    ['0', 0],
  ])('%s is %d', (cell, value) => expect(parseDecimal(cell)).toBe(value))

  it('is undefined for an empty cell, and NaN for a word', () => {
    expect([parseDecimal(''), parseDecimal('  ')]).toEqual([undefined, undefined])
    expect([parseDecimal('free'), parseDecimal('1.2.3.4x'), parseDecimal('-')]).toEqual([NaN, NaN, NaN])
  })

  it('is an integer for a stock', () =>
    expect([parseWhole('12.0'), parseWhole('-2'), parseWhole('many'), parseWhole('')]).toEqual([
      12,
      -2,
      undefined,
      undefined,
    ]))
})

describe('a boolean in a cell', () => {
  it.each(['1', 'TRUE', 'Yes', 'ja'])('is %s', (cell) => expect(parseBoolean(cell)).toBe(true))
  it.each(['0', 'false', 'No', ''])('is false for %j', (cell) => expect(parseBoolean(cell)).toBe(false))
  it('can default to true for an empty cell', () => expect(parseBoolean('', true)).toBe(true))
})

describe('a GTIN', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['400638 133-3931', '4006381333931'],
    ['36000291452', '036000291452'],
    ['1234567', '01234567'],
    ['none', ''],
    ['123', ''],
  ])('%s is %j', (cell, gtin) => expect(parseGtin(cell)).toBe(gtin))
})

it('weights are grams, and volumes millilitres', () => {
  expect([gramsOf(0.25, 'kg'), gramsOf(1, 'lb'), gramsOf(3, 'stone'), gramsOf(0, 'g')]).toEqual([
    250,
    454,
    undefined,
    undefined,
  ])
  expect([millilitresOf(0.75, 'l'), millilitresOf(5, 'cl'), millilitresOf(1, 'fl. oz'), millilitresOf(1, 'g')]).toEqual(
    [750, 50, 30, undefined],
  )
})
