import { isTouched } from './is-touched'

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

describe('a filter form that was touched before the script came', () => {
  it('is one whose choices are others than it came with', () => {
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
