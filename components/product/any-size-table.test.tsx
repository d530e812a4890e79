import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import en from '../../messages/en.json'
import { AnyTable } from './size-guide'

it('a size chart of any columns is a table with headings both ways, in a box that keys can scroll', () => {
  const html = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en}>
      <AnyTable table={{ columns: ['Frame', 'Rider'], rows: [['S', '150–165 cm']] }} />
    </NextIntlClientProvider>,
  )
  const place = document.createElement('div')
  place.innerHTML = html
  expect(place.firstElementChild?.matches('section[tabindex="0"][aria-label="Size guide"]')).toBe(true)
  const texts = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent)
  expect([texts('th[scope=col]'), texts('th[scope=row]'), texts('td')]).toEqual([
    ['Frame', 'Rider'],
    ['S'],
    ['150–165 cm'],
  ])
})
