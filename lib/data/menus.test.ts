/** @jest-environment node */
import { removeDisabledEntries } from './menus'

const entry = (link: string, entries = [] as object[]) => ({ kind: 'link', title: link, link, entries }) as never

describe('menu entries of a shop with disabled capabilities', () => {
  it('are removed on every level if they link to one; all others stay', () => {
    const entries = [
      entry('/newsletter?from=menu'),
      entry('/category/tea', [entry('/account/ticket/create#form'), entry('/page/newsletter')]),
      entry('https://elsewhere.example/newsletter'),
    ]
    expect(removeDisabledEntries(entries, ['newsletter', 'tickets'])).toEqual([
      entry('/category/tea', [entry('/page/newsletter')]),
      entry('https://elsewhere.example/newsletter'),
    ])
    expect(removeDisabledEntries(entries, [])).toEqual(entries)
  })
})
