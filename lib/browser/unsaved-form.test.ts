/** @jest-environment jsdom */
import { submitDraftForLogin, unsavedForm } from './unsaved-form'

const FORMS = `
  <form id="search"><input name="keyword" value=""></form>
  <form id="password"><input type="password" name="oldPassword" value=""></form>
  <form id="profile" data-kept><input type="hidden" name="id" value="1"><input name="firstname" value="Ada"></form>
  <form id="ticket" data-kept><textarea name="content"></textarea><input type="checkbox" name="isDefault"></form>`

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement

beforeEach(() => (document.body.innerHTML = FORMS))

describe('the form with unsaved input', () => {
  it('is null while every field has its initial value', () => {
    expect(unsavedForm()).toBeNull()
    fieldOf('firstname').value = 'Grace'
    fieldOf('firstname').value = 'Ada'
    expect(unsavedForm()).toBeNull()
  })

  it.each([
    ['firstname', 'profile'],
    ['content', 'ticket'],
  ])('is found by its %s', (field, form) => {
    fieldOf(field).value = 'Grace'
    expect(unsavedForm()?.id).toBe(form)
  })

  it('is found by a checkbox', () => {
    fieldOf('isDefault').checked = true
    expect(unsavedForm()?.id).toBe('ticket')
  })

  it('is not a form that is not autosaved', () => {
    fieldOf('keyword').value = 'shirt'
    fieldOf('oldPassword').value = 'grass green'
    expect(unsavedForm()).toBeNull()
  })

  it('is submitted with the field that only stores it', () => {
    const form = document.querySelector<HTMLFormElement>('#ticket') as HTMLFormElement
    const sent: unknown[] = []
    form.submit = () => sent.push(Object.fromEntries(new FormData(form)))
    fieldOf('content').value = 'Where is it?'
    submitDraftForLogin(form)
    expect(sent).toEqual([{ content: 'Where is it?', 'keep-only': '1' }])
  })
})
