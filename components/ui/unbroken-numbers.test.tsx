import { renderToStaticMarkup } from 'react-dom/server'
import { UnbrokenNumbers } from './unbroken-numbers'

const html = (text: string) => renderToStaticMarkup(<UnbrokenNumbers text={text} />).replaceAll(' class="number"', '')

describe('a text with the number of an order', () => {
  it.each([
    ['Order TL-261187', 'Order <span>TL-261187</span>'],
    ['TL-261187 and TEA-4K7QW2ZX.', '<span>TL-261187</span> and <span>TEA-4K7QW2ZX</span>.'],
    ['Ticket T-431208', 'Ticket <span>T-431208</span>'],
  ])('keeps %p together at its hyphen', (text, expected) => expect(html(text)).toBe(expected))

  it.each(['A T-SHIRT', 'Self-service', 'XS-XXXL', '2026-11-26-12', 'see A-1234-567', ''])(
    'leaves %p as it is',
    (text) => expect(html(text)).toBe(text),
  )
})
