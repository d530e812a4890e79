import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import messages from '../../messages/en.json'
import { Logo } from './logo'

const render = (logoUrl: string) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Logo storeName="Corner" logoUrl={logoUrl} />
    </NextIntlClientProvider>,
  )

describe('the logo', () => {
  it('is the store’s own image, where it has one (spec §3)', () => {
    const html = render('https://cdn.example/logo.png')
    expect(html).toContain('src="https://cdn.example/logo.png"')
    expect(html).not.toContain('<svg')
    expect(html).toContain('Corner</a>')
  })

  it('is the drawn mark without one', () => {
    const html = render('')
    expect(html).toContain('<svg')
    expect(html).not.toContain('<img')
  })
})
