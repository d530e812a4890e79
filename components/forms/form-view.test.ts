import type { FormTexts } from './form-texts'
import { fieldErrorText, outcomeTexts } from './form-view'

const texts = {
  mistakes: { email: 'Is it correct?', city: 'Enter your city.' },
  empty: { email: 'Enter your email.' },
  failed: 'Something went wrong.',
} as unknown as FormTexts
const outcome = { isDone: false, mistakes: ['email', 'city'], errors: {}, refusal: null, captcha: null }

describe('the error text of an invalid field', () => {
  it('is an instruction for an empty field, and the rule for an invalid value', () => {
    expect(fieldErrorText(texts, 'email', '')).toBe('Enter your email.')
    expect(fieldErrorText(texts, 'email', 'ada@')).toBe('Is it correct?')
    expect(fieldErrorText(texts, 'city', '')).toBe('Enter your city.')
    expect(fieldErrorText(texts, 'other', '')).toBe('Something went wrong.')
  })

  it('is the same for a form that was sent without JavaScript', () => {
    expect(outcomeTexts(texts, { ...outcome, values: { email: '', city: '' } }).errors).toEqual({
      email: 'Enter your email.',
      city: 'Enter your city.',
    })
    expect(outcomeTexts(texts, { ...outcome, values: { email: 'ada@' } }).errors).toMatchObject({
      email: 'Is it correct?',
    })
    expect(outcomeTexts(texts, outcome).errors).toMatchObject({ email: 'Is it correct?' })
  })
})
