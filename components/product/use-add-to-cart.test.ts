/** @jest-environment node */
import { readItem } from './use-add-to-cart'

const fields = (values: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

describe('the item of the add-to-cart form', () => {
  const shirt = { key: 'x-home', optionId: '12', quantity: '2', customName: ' Okafor ', customNumber: '07' }

  it('has the personalization of a shirt', () => {
    expect(readItem(fields(shirt), { isPersonalized: true })).toEqual({
      key: 'x-home',
      optionIds: [12],
      quantity: 2,
      custom: { name: 'Okafor', number: 7 },
      children: [],
    })
  })

  it('has the ticked bundle products with their sizes', () => {
    const kit = { ...shirt, child: 'x-shorts', 'size-x-shorts': '31' }
    expect(readItem(fields(kit), { isPersonalized: true }).children).toEqual([{ key: 'x-shorts', optionIds: [31] }])
  })

  it('has no option of a product without options', () => {
    const mug = { key: 'mug', 'no-options': 'mug', quantity: '2' }
    expect(readItem(fields(mug), { isPersonalized: false }).optionIds).toEqual([])
  })

  it('has a name without a number', () => {
    expect(readItem(fields({ ...shirt, customNumber: '' }), { isPersonalized: true }).custom).toEqual({
      name: 'Okafor',
      number: null,
    })
  })

  it('has no personalization that is switched off or empty', () => {
    expect(readItem(fields(shirt), { isPersonalized: false }).custom).toBeNull()
    expect(
      readItem(fields({ ...shirt, customName: ' ', customNumber: '' }), { isPersonalized: true }).custom,
    ).toBeNull()
  })
})
