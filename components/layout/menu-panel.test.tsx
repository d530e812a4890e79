import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { MenuNode } from '@/lib/catalog/send-menu'
import { MenuTree } from './menu-panel'

const TEXTS = {
  title: 'Menu',
  close: 'Close menu',
  all: 'All {name}',
  unfold: 'More in {name}',
  loading: 'Loading',
  error: 'We couldn’t load the categories.',
  retry: 'Try again',
  categories: 'All categories',
}

const ROOTS = [
  { key: 'clubs', name: 'Clubs', hasMore: true, isSale: false },
  { key: 'sale', name: 'Sale', hasMore: false, isSale: true },
]

const TREE: MenuNode[] = [
  {
    ...{ key: 'clubs', name: 'Clubs', count: 7, counted: '7 products' },
    nodes: [{ key: 'rovers', name: 'Rovers', count: 7, counted: '7 products' }],
  },
  { key: 'sale', name: 'Sale', count: 2, counted: '2 products' },
]

let replies: (MenuNode[] | null)[] = []
let release = () => {}

/** Responds when the test releases it. */
const fetchMenu = jest.fn(async () => {
  await new Promise<void>((resolve) => (release = resolve))
  const reply = replies.shift()
  return { ok: Boolean(reply), status: reply ? 200 : 503, json: async () => reply } as Response
})

let container: HTMLElement
let root: Root

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fetch: fetchMenu })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterAll(() => act(async () => root.unmount()))

const respond = () => act(async () => release())
const summary = () => container.querySelector('summary')
const hrefs = () => Array.from(container.querySelectorAll('a'), (link) => link.getAttribute('href'))

// The tree is loaded once per page: these tests are one visit, from the first opening of the menu.
describe("the menu's category tree", () => {
  it('shows the roots at once, each with its link, and a loading state for the rest', async () => {
    await act(async () => root.render(<MenuTree roots={ROOTS} texts={TEXTS} />))
    expect(hrefs()).toEqual(['/category/clubs', '/category/sale'])
    expect(container.querySelector('[role=status]')?.textContent).toBe(TEXTS.loading)
    expect(fetchMenu).toHaveBeenCalledTimes(1)
  })

  it('shows a failed load, and links to the page with the same tree', async () => {
    await respond()
    expect(container.querySelector('[role=alert]')?.textContent).toContain(TEXTS.error)
    expect(hrefs()).toContain('/category')
    expect(container.querySelector('[role=status]')).toBeNull()
  })

  it('is loaded by a retry, and its roots and the focus are preserved', async () => {
    replies = [TREE]
    const before = summary()
    before?.focus()
    await act(async () => container.querySelector('button')?.click())
    expect(container.querySelector('[role=alert]')).toBeNull()
    await respond()
    expect(hrefs()).toEqual(['/category/clubs', '/category/rovers', '/category/sale'])
    for (const hidden of container.querySelectorAll('[aria-hidden=true]')) hidden.textContent = ''
    expect(container.textContent).toBe('ClubsAll Clubs 7 productsRovers 7 productsSale 2 products')
    expect(document.activeElement).toBe(before)
    expect(summary()).toBe(before)
  })

  it('retries automatically when the browser is back online, until it is loaded', async () => {
    await act(async () => dispatchEvent(new Event('online')))
    expect(fetchMenu).toHaveBeenCalledTimes(2)
  })
})
