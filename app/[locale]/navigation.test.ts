/** @jest-environment node */
import { buildCategories } from '@/lib/data/category'
import { navItems } from './navigation'

const node = (key: string, children: never[] = [], more: { isSale?: boolean } = {}): never =>
  ({ key, name: key.toUpperCase(), description: '', imageUrl: '', productCount: 1, ...more, children }) as never

const categories = buildCategories([node('tea', [node('green')]), node('reduced', [], { isSale: true }), node('sale')])
const entry = (title: string, link: string, entries: object[] = []) => ({ kind: 'link', title, link, entries }) as never

describe('the header’s menu', () => {
  it('is the roots of the category tree if the shop has configured none', () => {
    const roots = [
      { key: 'tea', name: 'TEA', hasMore: true, isSale: false },
      { key: 'reduced', name: 'REDUCED', hasMore: false, isSale: true },
      { key: 'sale', name: 'SALE', hasMore: false, isSale: false },
    ]
    expect(navItems(categories)).toEqual(roots)
    expect(navItems(categories, [{ key: 'shop', title: 'Shop', entries: [entry('Hours', '/page/hours')] }])).toEqual(
      roots,
    )
  })

  it('has the configured entries, categories under the configured names', () => {
    const entries = [
      entry('Leaves', '/category/tea'),
      entry('Hours', '/page/hours'),
      entry('Odd', 'javascript:alert(1)'),
    ]
    expect(navItems(categories, [{ key: 'header', title: '', entries }])).toEqual([
      { key: 'tea', name: 'Leaves', hasMore: true, isSale: false },
      { key: '/page/hours', url: '/page/hours', name: 'Hours', hasMore: false, isSale: false },
      { key: 'javascript:alert(1)', url: '/', name: 'Odd', hasMore: false, isSale: false },
    ])
  })
})
