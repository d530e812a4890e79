import { leaveFilters, restoreFilters } from './filter-memory'

const page = (open: string) => {
  document.body.innerHTML = `<div><details id="team" ${open}><input id="a"></details><details id="size"></details></div>
    <p id="count" tabindex="-1"></p>`
  const form = document.querySelector('div')
  if (!form) throw new Error('no form')
  return form
}

describe('what a new page of a list takes over', () => {
  it('is the focus and the groups that were open, once', () => {
    const before = page('')
    for (const group of before.querySelectorAll('details')) group.open = group.id === 'size'
    document.getElementById('a')?.focus()
    leaveFilters(before)
    const after = page('open')
    expect(restoreFilters(after)).toBe(true)
    expect(Array.from(after.querySelectorAll('details'), ({ open }) => open)).toEqual([false, true])
    expect(document.activeElement?.id).toBe('a')
    expect(restoreFilters(page('open'))).toBe(false)
  })

  it('is nothing of another list', () => {
    leaveFilters(page(''), 'count')
    const other = page('')
    other.dataset.listing = '/category/scarves'
    expect(restoreFilters(other)).toBe(false)
  })

  it('moves the focus as requested, unless it has moved elsewhere since', () => {
    leaveFilters(page(''), 'count')
    restoreFilters(page(''))
    expect(document.activeElement?.id).toBe('count')
    leaveFilters(page(''), 'count')
    const after = page('open')
    document.getElementById('a')?.focus()
    restoreFilters(after)
    expect(document.activeElement?.id).toBe('a')
  })
})
