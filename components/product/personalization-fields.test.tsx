import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { PersonalizationFields } from './personalization-fields'
import type { PersonalizationForm, FieldView } from './personalization-form'

const engraving: FieldView = {
  ...{ key: 'engraving', name: 'personalization-engraving', label: 'Engraving', hint: 'Up to 20 characters' },
  ...{ error: 'wrong form', isRequired: false, isWide: true },
  attributes: { maxLength: 20, pattern: '[A-Z .]*' },
}
const year: FieldView = {
  ...{
    key: 'year',
    name: 'personalization-year',
    label: 'Year',
    error: '1900 to 2100',
    isRequired: false,
    isWide: false,
  },
  attributes: { maxLength: 4, pattern: '[0-9]{1,4}', inputMode: 'numeric' },
  bounds: { min: 1900, max: 2100 },
}

let container: HTMLElement
let root: Root

function Form({ fields, sent }: { fields: FieldView[]; sent: Record<string, string> }) {
  const isSent = Object.keys(sent).length > 0
  const [isOn, setOn] = useState(isSent)
  const form: PersonalizationForm = {
    ...{ price: 450, switch: 'Personalise it', note: 'Note', missing: 'fill in one', print: null, fields },
  }
  return (
    <form noValidate>
      <PersonalizationFields form={form} price="€4.50" imageBase="" isOn={isOn} sent={sent} onSwitch={setOn} />
    </form>
  )
}

const show = (...fields: FieldView[]) => act(async () => root.render(<Form fields={fields} sent={{}} />))
const input = (key: string) => container.querySelector(`[name="personalization-${key}"]`) as HTMLInputElement
const tick = () => act(async () => container.querySelector<HTMLInputElement>('[type="checkbox"]')?.click())

/** @returns whether the form can be sent */
async function submit() {
  let isValid = false
  await act(async () => {
    isValid = container.querySelector('form')?.checkValidity() ?? false
  })
  return isValid
}

async function type(key: string, value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(key), value)
    input(key).dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const noteOf = (key: string) => document.getElementById(`${input(key).id}-note`)?.textContent

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})
afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
})

describe('the fields of a personalization', () => {
  it('count only if the checkbox is checked', async () => {
    await show(engraving, year)
    expect([input('engraving').disabled, await submit()]).toEqual([true, true])
    await tick()
    expect([input('engraving').disabled, await submit()]).toEqual([false, false])
    expect(noteOf('engraving')).toBe('fill in one')
  })

  it('accept any one field if none is required', async () => {
    await show(engraving, year)
    await tick()
    await submit()
    await type('year', '2024')
    expect([await submit(), noteOf('engraving')]).toEqual([true, 'Up to 20 characters'])
  })

  it('contain the rejected values of a submit without JavaScript', async () => {
    const sent = { [engraving.name]: 'KIM' }
    await act(async () => root.render(<Form fields={[engraving, year]} sent={sent} />))
    expect([input('engraving').value, input('engraving').disabled, await submit()]).toEqual(['KIM', false, true])
  })

  it('require only the required fields', async () => {
    await show(engraving, { ...year, isRequired: true })
    await tick()
    await type('engraving', 'KIM')
    expect([await submit(), noteOf('year'), noteOf('engraving')]).toEqual([false, 'fill in one', 'Up to 20 characters'])
    await type('year', '1999')
    expect(await submit()).toBe(true)
  })

  it('show an error beside each invalid field, and remove it once fixed', async () => {
    await show(engraving, year)
    await tick()
    await type('engraving', 'kim')
    await type('year', '1066')
    expect([await submit(), noteOf('engraving'), noteOf('year')]).toEqual([false, 'wrong form', '1900 to 2100'])
    expect(input('year').getAttribute('aria-invalid')).toBe('true')
    await type('engraving', 'KIM')
    await type('year', '1966')
    expect([await submit(), noteOf('engraving'), noteOf('year')]).toEqual([true, 'Up to 20 characters', undefined])
  })
})
