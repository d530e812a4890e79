import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MarkLine } from '../../contract/entities/mark'
import messages from '../../messages/en.json'
import { Logo } from './logo'

const MARK = [
  { path: 'M2 1v22', colour: 'text' as const },
  { path: 'M2 10h13', colour: 'accent' as const },
]

const render = (logoUrl: string, mark: MarkLine[] = []) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Logo storeName="Corner" logoUrl={logoUrl} mark={mark} />
    </NextIntlClientProvider>,
  )

describe('the logo', () => {
  it('is the store’s own image, where it has one (spec §3)', () => {
    const html = render('https://cdn.example/logo.png', MARK)
    expect(html).toContain('src="https://cdn.example/logo.png"')
    expect(html).not.toContain('<svg')
    expect(html).toContain('Corner</a>')
  })

  it('is the store’s drawn mark without one', () => {
    const html = render('', MARK)
    expect(html).toContain('d="M2 1v22"')
    expect(html).toContain('d="M2 10h13"')
    expect(html).not.toContain('<img')
  })

  it('is only the name in a store that has neither', () => {
    expect(render('')).toMatch(/^<a [^>]*>Corner<\/a>$/)
  })
})
