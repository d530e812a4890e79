/** @jest-environment jsdom */
import { keepBehindLogin, typedForm } from './typed-form'

const FORMS = `
  <form id="search"><input name="keyword" value=""></form>
  <form id="password"><input type="password" name="oldPassword" value=""></form>
  <form id="profile" data-kept><input type="hidden" name="id" value="1"><input name="firstname" value="Ada"></form>
  <form id="ticket" data-kept><textarea name="content"></textarea><input type="checkbox" name="isDefault"></form>`

const fieldOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement

beforeEach(() => (document.body.innerHTML = FORMS))

describe('the form with input', () => {
  it('is none as long as every field says what it said at first', () => {
    expect(typedForm()).toBeNull()
    fieldOf('firstname').value = 'Grace'
    fieldOf('firstname').value = 'Ada'
    expect(typedForm()).toBeNull()
  })

  it.each([
    ['firstname', 'profile'],
    ['content', 'ticket'],
  ])('is found by its %s', (field, form) => {
    fieldOf(field).value = 'Grace'
    expect(typedForm()?.id).toBe(form)
  })

  it('is found by a tick', () => {
    fieldOf('isDefault').checked = true
    expect(typedForm()?.id).toBe('ticket')
  })

  it('is none of those whose text is kept nowhere', () => {
    fieldOf('keyword').value = 'shirt'
    fieldOf('oldPassword').value = 'grass green'
    expect(typedForm()).toBeNull()
  })

  it('is sent to be kept, and says so', () => {
    const form = document.querySelector<HTMLFormElement>('#ticket') as HTMLFormElement
    const sent: unknown[] = []
    form.submit = () => sent.push(Object.fromEntries(new FormData(form)))
    fieldOf('content').value = 'Where is it?'
    keepBehindLogin(form)
    expect(sent).toEqual([{ content: 'Where is it?', 'keep-only': '1' }])
  })
})
