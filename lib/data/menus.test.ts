/** @jest-environment node */
import { withoutDisabled } from './menus'

const entry = (link: string, entries = [] as object[]) => ({ kind: 'link', title: link, link, entries }) as never

describe('menu entries of a shop with parts switched off', () => {
  it('are without those that lead there, on every level, and keep all others', () => {
    const entries = [
      entry('/newsletter?from=menu'),
      entry('/category/tea', [entry('/account/ticket/create#form'), entry('/page/newsletter')]),
      entry('https://elsewhere.example/newsletter'),
    ]
    expect(withoutDisabled(entries, ['newsletter', 'tickets'])).toEqual([
      entry('/category/tea', [entry('/page/newsletter')]),
      entry('https://elsewhere.example/newsletter'),
    ])
    expect(withoutDisabled(entries, [])).toEqual(entries)
  })
})
