import { isTouched, saveFilterState, restoreFilterState } from './filter-form-state'

const page = (open: string) => {
  document.body.innerHTML = `<div><details id="team" ${open}><input id="a"></details><details id="size"></details></div>
    <p id="count" tabindex="-1"></p>`
  const form = document.querySelector('div')
  if (!form) throw new Error('no form')
  return form
}

describe('the filter state that is restored on a new page of a list', () => {
  it('is the focus and the groups that were open, once', () => {
    const before = page('')
    for (const group of before.querySelectorAll('details')) group.open = group.id === 'size'
    document.getElementById('a')?.focus()
    saveFilterState(before)
    const after = page('open')
    expect(restoreFilterState(after)).toBe(true)
    expect(Array.from(after.querySelectorAll('details'), ({ open }) => open)).toEqual([false, true])
    expect(document.activeElement?.id).toBe('a')
    expect(restoreFilterState(page('open'))).toBe(false)
  })

  it('is not restored on another list', () => {
    saveFilterState(page(''), 'count')
    const other = page('')
    other.dataset.listing = '/category/scarves'
    expect(restoreFilterState(other)).toBe(false)
  })

  it('moves the focus as requested, unless it has moved elsewhere since', () => {
    saveFilterState(page(''), 'count')
    restoreFilterState(page(''))
    expect(document.activeElement?.id).toBe('count')
    saveFilterState(page(''), 'count')
    const after = page('open')
    document.getElementById('a')?.focus()
    restoreFilterState(after)
    expect(document.activeElement?.id).toBe('a')
  })
})

function makeForm() {
  document.body.innerHTML = `
    <form id="form"><input type="hidden" name="limit" value="12"><input type="checkbox" checked><input type="checkbox"></form>
    <select form="form"><option value="">a</option><option value="b" selected>b</option></select>`
  const form = document.querySelector('form')
  const [, ticked, free] = document.querySelectorAll('input')
  const select = document.querySelector('select')
  if (!form || !ticked || !free || !select) throw new Error('no form')
  return { form, ticked, free, select }
}

describe('a filter form that was changed before hydration', () => {
  it('is one whose choices differ from the HTML', () => {
    const { form, ticked, free, select } = makeForm()
    expect(isTouched(form)).toBe(false)
    free.checked = true
    expect(isTouched(form)).toBe(true)
    free.checked = false
    ticked.checked = false
    expect(isTouched(form)).toBe(true)
    ticked.checked = true
    select.value = ''
    expect(isTouched(form)).toBe(true)
    select.value = 'b'
    expect(isTouched(form)).toBe(false)
  })
})
