/** @jest-environment node */
import { configuredGroups, footerLinks } from './footer'

const page = (id: number) => ({ id, key: `page-${id}`, title: `Page ${id}`, groupId: 1 })
const paths = (links: { path: string }[]) => links.map(({ path }) => path)

describe('the footer’s links to content pages (spec §2)', () => {
  it('are chosen by number, regardless of the order of the list', () => {
    const { information, quickLinks } = footerLinks([8, 3, 1, 2, 7, 6, 5, 4].map(page))
    expect(paths(information)).toEqual(['/page/page-1', '/page/page-2', '/page/page-3', '/page/page-4'])
    expect(paths(quickLinks)).toEqual(['/page/page-5', '/page/page-6', '/page/page-7', '/page/page-8'])
  })

  it('omits missing and additional pages', () => {
    const { information, quickLinks } = footerLinks([1, 4, 6, 9, 0].map(page))
    expect(paths(information)).toEqual(['/page/page-1', '/page/page-4'])
    expect(paths(quickLinks)).toEqual(['/page/page-6'])
  })

  it('include the cookie policy under number 2', () => {
    expect(footerLinks([page(2)]).cookiePolicy).toBe('/page/page-2')
    expect(footerLinks([page(1)]).cookiePolicy).toBeNull()
  })

  it('is empty when there is no list', () => {
    expect(footerLinks([])).toEqual({ information: [], quickLinks: [], cookiePolicy: null })
  })
})

describe('configured groups of the footer', () => {
  const entry = (title: string, link: string) => ({ kind: 'link' as const, title, link, entries: [] })

  it('are all menus but the header’s, in their order, without empty ones', () => {
    const menus = [
      { key: 'header', title: '', entries: [entry('Tea', '/category/tea')] },
      { key: 'shop', title: 'Shop', entries: [entry('Hours', '/page/hours'), entry('Evil', 'javascript:alert(1)')] },
      { key: 'none', title: 'None', entries: [] },
    ]
    const links = [
      { title: 'Hours', path: '/page/hours' },
      { title: 'Evil', path: '/' },
    ]
    expect(configuredGroups(menus)).toEqual([{ key: 'shop', title: 'Shop', links }])
  })

  it('are null without a configuration: the page ids decide', () => {
    expect(configuredGroups([])).toBeNull()
    expect(configuredGroups([{ key: 'header', title: '', entries: [] }])).toBeNull()
  })
})
