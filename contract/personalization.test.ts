/** @jest-environment node */
import { enteredSchema } from './entities/personalization'
import { fieldProblem, otherValues, PRINTED_NAME_PATTERN, anchoredPattern } from './personalization'

const text = { kind: 'text', pattern: '', maxLength: 20, min: 0, max: 0 } as const
const number = { kind: 'number', pattern: '', maxLength: 4, min: 1900, max: 2100 } as const

describe('a text field', () => {
  it.each([
    ['For Kim', null],
    ['x'.repeat(20), null],
    ['x'.repeat(21), 'too-long'],
    ['שלום 🍵', null],
    ['two\nlines', 'characters'],
    ['\u202eadA', 'characters'],
    ['a\u0000', 'characters'],
    ['\ud83c', 'characters'],
  ])('checks %j: %s', (value, problem) => expect(fieldProblem(text, value)).toBe(problem))

  it('accepts a value only if its pattern matches the whole of it', () => {
    const initials = { ...text, pattern: '[A-Z]{1,3}|none' }
    expect(['KIM', 'none', 'KIMS', 'xKIM', 'KIM none'].map((value) => fieldProblem(initials, value))).toEqual([
      null,
      null,
      'pattern',
      'pattern',
      'pattern',
    ])
  })

  it('checks the length before the pattern', () => {
    const slow = { ...text, pattern: '(a+)+' }
    const before = performance.now()
    expect(fieldProblem(slow, `${'a'.repeat(10_000)}!`)).toBe('too-long')
    expect(performance.now() - before).toBeLessThan(500)
  })
})

describe('a number field', () => {
  it.each([
    ['1900', null],
    ['2100', null],
    ['1899', 'number'],
    ['2101', 'number'],
    ['02024', null],
    ['20.5', 'number'],
    ['2e3', 'number'],
    ['٢٠٢٤', 'number'],
    ['', 'number'],
  ])('checks %j: %s', (value, problem) => expect(fieldProblem(number, value)).toBe(problem))

  it('accepts a negative number if its bounds are negative', () =>
    expect(fieldProblem({ ...number, min: -5, max: -1 }, '-3')).toBeNull())
})

it('a printed name may have letters of any alphabet', () => {
  const name = anchoredPattern(PRINTED_NAME_PATTERN)
  expect(['O’Brien', 'Ana-María', '山田', 'J. P.', '4ever', '<b>'].map((value) => name.test(value))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
})

describe('the values outside the name and number pair of the specification', () => {
  const personalization = [
    { key: 'name', label: 'Name', value: 'ADA' },
    { key: 'number', label: 'Number', value: '0' },
    { key: 'ribbon', label: 'Ribbon', value: 'Red' },
  ]
  const keys = (custom: { name: string; number: number | null } | null) =>
    otherValues({ custom, personalization }).map(({ key }) => key)

  it('are all except name and number', () => expect(keys({ name: 'ADA', number: 0 })).toEqual(['ribbon']))
  it('are all of them without a pair', () => expect(keys(null)).toEqual(['name', 'number', 'ribbon']))
  it('include a number that the pair does not contain', () =>
    expect(keys({ name: 'ADA', number: null })).toEqual(['number', 'ribbon']))
})

describe('entered values by field key', () => {
  it.each([
    [{ engraving: 'For Kim' }, true],
    [undefined, true],
    [{}, true],
    [{ Engraving: 'x' }, false],
    [{ __proto__x: 'x' }, false],
    [{ engraving: 7 }, false],
    [{ engraving: 'x'.repeat(501) }, false],
    [['x'], false],
    ['x', false],
    [Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`f${at}`, 'x'])), false],
  ])('%j is accepted: %s', (entered, isAccepted) =>
    expect(enteredSchema.isValidSync(entered, { strict: true })).toBe(isAccepted),
  )
})
