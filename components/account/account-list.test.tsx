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
let asked: string[] = []

async function respond(address: unknown): Promise<Response> {
  asked.push(String(address))
  const data = pages[String(address)]
  if (!data) throw new Error('offline')
  return { json: async () => ({ code: 0, msg: '', data }) } as Response
}

let place: HTMLElement
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

const leave = async () => {
  await act(async () => root.unmount())
  root = createRoot(place)
}
const press = (text: string) =>
  act(async () => {
    const control = [...place.querySelectorAll('a, button')].find(({ textContent }) => textContent === text)
    control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
const shown = () => [...place.querySelectorAll('li')].map(({ textContent }) => textContent)

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, fetch: respond })
  pages = { '/api/item?page=1': pageOf(1), '/api/item?page=2': pageOf(2) }
  asked = []
  cache = new Map()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

describe('a list of the account (spec §4)', () => {
  it('shows the page that came with the document, sends no request, and links on without a script', async () => {
    await show(pageOf(1))
    expect(shown()).toEqual(['Item 1'])
    expect(asked).toEqual([])
    expect(place.textContent).toContain('1 of 2 shown')
    expect(place.querySelector('a')?.getAttribute('href')).toBe('/items?page=2')
  })

  it('is complete once its last page has come', async () => {
    await show(pageOf(1))
    await press('Show more')
    expect(asked).toContain('/api/item?page=2')
    expect(shown()).toEqual(['Item 1', 'Item 2'])
    expect(place.textContent).toContain('No more results!')
    expect(place.querySelector('a')).toBeNull()
  })

  it('reports a page that fails to load, keeps the loaded items, and retries on demand', async () => {
    pages = { '/api/item?page=1': pageOf(1) }
    await show(pageOf(1))
    await press('Show more')
    expect(place.querySelector('[role=alert]')?.textContent).toContain('Oops something went wrong!')
    expect(shown()).toEqual(['Item 1'])
    pages = { ...pages, '/api/item?page=2': pageOf(2) }
    await press('Try again')
    expect(place.querySelector('[role=alert]')).toBeNull()
    expect(shown()).toEqual(['Item 1', 'Item 2'])
  })

  it('has no bar where everything is on one page', async () => {
    await show({ ...pageOf(1), total: 1 })
    expect(place.querySelector('progress')).toBeNull()
  })

  it('shows nothing of an earlier visit once its first page has changed', async () => {
    await show(pageOf(1))
    await press('Show more')
    await leave()
    await show(pageOf(1, 'read'))
    expect(shown()).toEqual(['Item 1 read'])
  })
})
