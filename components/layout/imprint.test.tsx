import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import de from '../../messages/de.json'
import { Imprint } from './footer'

jest.mock('./newsletter', () => ({ Newsletter: () => null }))

const imprint = (vatNumber: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={de}>
      <Imprint name="Tee & Co." year={2026} vatNumber={vatNumber} />
    </NextIntlClientProvider>,
  )

describe('the imprint in the footer', () => {
  it('names the VAT number beside the seller', () => {
    expect(imprint('DE 123456789')).toMatch(/© 2026 Tee &amp; Co\. · USt-IdNr\.: DE 123456789<\/p>$/)
  })

  it('is only the copyright if the shop has none', () => {
    expect(imprint('')).toMatch(/© 2026 Tee &amp; Co\.<\/p>$/)
  })
})
