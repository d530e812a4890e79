import { textsOf } from '../i18n/texts'
import { formatOptions } from './order-format'

const { orderWords } = textsOf('en')
const format = (size: string, ...options: [string, string][]) =>
  formatOptions({ size, options: options.map(([groupTitle, title]) => ({ groupTitle, title })) }, orderWords)

describe('formatted options', () => {
  it('names the size by its word and other options by their groups', () =>
    expect(format('M', ['Size', 'M'], ['Sleeve', 'Long'])).toEqual(['Size M', 'Sleeve: Long']))

  it('adds the group to the size and to an option with the same value', () =>
    expect(format('S', ['Size', 'S'], ['Grind', 'S'])).toEqual(['Size: S', 'Grind: S']))
})
