import type { PersonalizationField } from '../../contract/entities/personalization'
import { enteredProblems } from './personalization'

const field = (key: string, more: Partial<PersonalizationField>): PersonalizationField => ({
  ...{ key, label: key, kind: 'text', isRequired: false, pattern: '', maxLength: 10, min: 0, max: 0 },
  ...more,
})
const fields = [
  field('card', { isRequired: true }),
  field('letters', { pattern: '[A-Z]*' }),
  field('year', { kind: 'number', min: 1900, max: 2100 }),
]

describe('the validation of an entered personalization', () => {
  it.each([
    [{}, {}],
    [{ card: ' ' }, {}],
    [{ card: 'For you', letters: ' KIM ', year: '1999' }, {}],
    [{ letters: 'kim' }, { card: 'missing', letters: 'pattern' }],
    [
      { card: 'Longer than ten', year: '19' },
      { card: 'too-long', year: 'number' },
    ],
    [{ card: 'a', year: 'soon', unknown: 'x' }, { year: 'number' }],
  ])('%j has the problems %j', (entered, problems) => {
    expect(enteredProblems(fields, entered)).toEqual(problems)
  })
})
