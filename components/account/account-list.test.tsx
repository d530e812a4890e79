import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import type { List } from '@/contract/rules'
import type { LoadMoreTexts } from '@/lib/catalog/load-more-view'
import { AccountList } from './account-list'

interface Item {
  id: string
  text: string
}

const TEXTS: LoadMoreTexts = {
  shown: '{shown} of {total} shown',
  more: 'Show more',
  loading: 'Loading',
  complete: 'No more results!',
  error: 'Oops something went wrong!',
  retry: 'Try again',
}

const pageOf = (page: number, text = ''): List<Item> => ({
  list: [{ id: `item-${page}`, text: `Item ${page} ${text}`.trim() }],
  page,
  limit: 1,
  total: 2,
})

/** The store's pages; a missing page fails to load. */
let pages: Record<string, List<Item>> = {}
let requests: string[] = []

async function respond(address: unknown): Promise<Response> {
  requests.push(String(address))
  const data = pages[String(address)]
  if (!data) throw new Error('offline')
  return { json: async () => ({ code: 0, msg: '', data }) } as Response
}

let container: HTMLElement
let root: Root
let cache: Map<string, object>

const show = (first: List<Item>) =>
  act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
        <AccountList first={first} items="/api/item?page=" pages="/items?page=" texts={TEXTS} keyOf={({ id }) => id}>
          {({ text }) => text}
        </AccountList>
      </SWRConfig>,
    ),
  )

const unmount = async () => {
  await act(async () => root.unmount())
  root = createRoot(container)
}
const press = (text: string) =>
  act(async () => {
    const control = [...container.querySelectorAll('a, button')].find(({ textContent }) => textContent === text)
    control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
const shown = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent)

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fetch: respond })
  pages = { '/api/item?page=1': pageOf(1), '/api/item?page=2': pageOf(2) }
  requests = []
  cache = new Map()
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
})

describe('a list of the account (spec §4)', () => {
  it('shows the server-rendered page, sends no request, and links to the next page without a script', async () => {
    await show(pageOf(1))
    expect(shown()).toEqual(['Item 1'])
    expect(requests).toEqual([])
    expect(container.textContent).toContain('1 of 2 shown')
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/items?page=2')
  })

  it('is complete once its last page is loaded', async () => {
    await show(pageOf(1))
    await press('Show more')
    expect(requests).toContain('/api/item?page=2')
    expect(shown()).toEqual(['Item 1', 'Item 2'])
    expect(container.textContent).toContain('No more results!')
    expect(container.querySelector('a')).toBeNull()
  })

  it('reports a page that fails to load, keeps the loaded items, and retries on demand', async () => {
    pages = { '/api/item?page=1': pageOf(1) }
    await show(pageOf(1))
    await press('Show more')
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Oops something went wrong!')
    expect(shown()).toEqual(['Item 1'])
    pages = { ...pages, '/api/item?page=2': pageOf(2) }
    await press('Try again')
    expect(container.querySelector('[role=alert]')).toBeNull()
    expect(shown()).toEqual(['Item 1', 'Item 2'])
  })

  it('has no bar if everything is on one page', async () => {
    await show({ ...pageOf(1), total: 1 })
    expect(container.querySelector('progress')).toBeNull()
  })

  it('shows no pages of an earlier visit once its first page has changed', async () => {
    await show(pageOf(1))
    await press('Show more')
    await unmount()
    await show(pageOf(1, 'read'))
    expect(shown()).toEqual(['Item 1 read'])
  })
})
