import { renderToStaticMarkup } from 'react-dom/server'
import { SizeTable } from './size-table'

function show(table: Parameters<typeof SizeTable>[0]) {
  const place = document.createElement('div')
  place.innerHTML = renderToStaticMarkup(<SizeTable {...table} />)
  return place
}

const textsIn = (place: Element, selector: string) =>
  [...place.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('a size chart of any columns is a table with headings both ways, in a box that keys can scroll', () => {
  const place = show({ label: 'Size guide', columns: ['Frame', 'Rider'], rows: [['S', '150–165 cm']] })
  expect(place.firstElementChild?.matches('section[tabindex="0"][aria-label="Size guide"]')).toBe(true)
  expect(['th[scope=col]', 'th[scope=row]', 'td'].map((selector) => textsIn(place, selector))).toEqual([
    ['Frame', 'Rider'],
    ['S'],
    ['150–165 cm'],
  ])
})

it('measures are in centimetres and in inches, other columns as they are', () => {
  const rows = [['104', '3–4', '99–104']]
  const place = show({ label: 'Size guide', columns: ['Size', 'Age', 'Height'], rows, measuresFrom: 2 })
  expect(textsIn(place, '[data-unit=cm]')).toEqual(['99–104'])
  expect(textsIn(place, '[data-unit=in]')).toEqual(['39–41'])
  expect(textsIn(place, 'td')[0]).toBe('3–4')
})
