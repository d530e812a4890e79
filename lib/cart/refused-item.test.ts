import { productMessagePath, readRefusedItem, enteredValues } from './refused-item'

const group = (id: number, ...values: number[]) => ({
  ...{ id, title: `Group ${id}` },
  optionList: values.map((value) => ({ id: value, title: `${value}`, stock: 1 })),
})
const product = { optionGroups: [group(10, 11, 12), group(11, 21, 22)] }
const flash = (values: Record<string, string>, refusal: string | null = null) => ({ values, refusal })

it('leads to the form of the product', () => {
  expect(productMessagePath('tea', 'failed')).toBe('/product/tea?notice=failed#buy')
})

it('keeps the options of every group, the quantity, and the personalization', () => {
  const fields = { key: 'tea', 'optionId-10': '12', 'optionId-11': '22', quantity: '3', email: 'ada@mail.example' }
  const entered = { customName: 'Ada', 'personalization-card': 'For you' }
  expect(enteredValues(new URLSearchParams({ ...fields, ...entered, 'personalization-lines': '' }))).toEqual({
    ...{ options: '12-22', quantity: '3', bundle: '' },
    ...entered,
  })
  expect(enteredValues(new URLSearchParams({ optionId: '12' }))).toEqual({ options: '12', quantity: '', bundle: '' })
})

it('reads the chosen options in the order of the groups, without unknown options', () => {
  expect(
    readRefusedItem(
      { notice: 'failed' },
      flash({ options: '22-99-12', quantity: '3', 'personalization-card': 'For you' }, 'Sold out.'),
      product,
    ),
  ).toEqual({
    ...{ message: 'failed', text: 'Sold out.', choice: [12, 22], quantity: 3, bundle: {} },
    entered: { 'personalization-card': 'For you' },
  })
})

it('keeps ticked bundle items, with and without an option', () => {
  const fields = new URLSearchParams('child=socks&child=scarf&size-socks=41&size-scarf=&size-cap=7')
  expect(
    readRefusedItem({ notice: 'size-missing' }, { values: enteredValues(fields), refusal: null }, product),
  ).toMatchObject({
    bundle: { socks: '41', scarf: '' },
  })
})

it('shows only the message in a browser that sends no cookies', () => {
  expect(readRefusedItem({ notice: 'size-missing' }, null, product)).toEqual({
    ...{ message: 'size-missing', text: '', choice: [undefined, undefined], quantity: 1, bundle: {}, entered: {} },
  })
})

it.each([{}, { notice: 'mine' }, { notice: ['failed'] }])('is null for the query %j', (search) => {
  expect(readRefusedItem(search, flash({ options: '12' }, 'Sold out.'), product)).toBeNull()
})
