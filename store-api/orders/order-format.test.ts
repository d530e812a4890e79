import { textsOf } from '../i18n/texts'
import { writtenOptions } from './order-format'

const { orderWords } = textsOf('en')
const written = (size: string, ...options: [string, string][]) =>
  writtenOptions({ size, options: options.map(([groupTitle, title]) => ({ groupTitle, title })) }, orderWords)

describe('what was chosen, in words', () => {
  it('names the size by its word and other options by their groups', () =>
    expect(written('M', ['Size', 'M'], ['Sleeve', 'Long'])).toEqual(['Size M', 'Sleeve: Long']))

  it('names an option whose value is called as the size by its group, and the size too', () =>
    expect(written('S', ['Size', 'S'], ['Grind', 'S'])).toEqual(['Size: S', 'Grind: S']))
})
