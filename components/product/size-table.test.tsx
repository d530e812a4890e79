import { renderToStaticMarkup } from 'react-dom/server'
import { SizeTable } from './size-table'

function show(table: Parameters<typeof SizeTable>[0]) {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(<SizeTable {...table} />)
  return container
}

const textsIn = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)

it('a size chart of any columns is a table with headings both ways, in a box that keys can scroll', () => {
  const container = show({ label: 'Size guide', columns: ['Frame', 'Rider'], rows: [['S', '150–165 cm']] })
  expect(container.firstElementChild?.matches('section[tabindex="0"][aria-label="Size guide"]')).toBe(true)
  expect(['th[scope=col]', 'th[scope=row]', 'td'].map((selector) => textsIn(container, selector))).toEqual([
    ['Frame', 'Rider'],
    ['S'],
    ['150–165 cm'],
  ])
})

it('measures are in centimetres and in inches, other columns as they are', () => {
  const rows = [['104', '3–4', '99–104']]
  const container = show({ label: 'Size guide', columns: ['Size', 'Age', 'Height'], rows, measuresFrom: 2 })
  expect(textsIn(container, '[data-unit=cm]')).toEqual(['99–104'])
  expect(textsIn(container, '[data-unit=in]')).toEqual(['39–41'])
  expect(textsIn(container, 'td')[0]).toBe('3–4')
})
