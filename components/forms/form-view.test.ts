import type { FormTexts } from './form-texts'
import { mistakeAt, outcomeTexts } from './form-view'

const texts = {
  mistakes: { email: 'Is it correct?', city: 'Enter your city.' },
  empty: { email: 'Enter your email.' },
  failed: 'Something went wrong.',
} as unknown as FormTexts
const outcome = { isDone: false, mistakes: ['email', 'city'], errors: {}, refusal: null, captcha: null }

describe('what is said at a field that breaks its rule', () => {
  it('is an instruction where nothing was typed, and the rule where something wrong was', () => {
    expect(mistakeAt(texts, 'email', '')).toBe('Enter your email.')
    expect(mistakeAt(texts, 'email', 'ada@')).toBe('Is it correct?')
    expect(mistakeAt(texts, 'city', '')).toBe('Enter your city.')
    expect(mistakeAt(texts, 'other', '')).toBe('Something went wrong.')
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
