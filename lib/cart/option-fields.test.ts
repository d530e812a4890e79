/** @jest-environment node */
import { NO_OPTIONS_FIELD, OPTION_FIELD, readOptionIds } from './option-fields'

describe('what was chosen of a product', () => {
  const read = (fields: Record<string, string>) => readOptionIds(new URLSearchParams(fields), 'mug')

  it('is the option of its field', () => expect(read({ [OPTION_FIELD]: '12' })).toEqual([12]))

  it('is nothing, and no option 0, of a product without options', () =>
    expect(read({ [NO_OPTIONS_FIELD]: 'mug' })).toEqual([]))

  it.each([{}, { [OPTION_FIELD]: '' }, { [OPTION_FIELD]: 'x' }, { [NO_OPTIONS_FIELD]: 'cup' }])(
    'is missing in %j',
    (fields) => expect(read(fields as Record<string, string>)).toBeNull(),
  )
})
