import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { OptionGroup } from '@/contract/entities/product'
import en from '@/messages/en.json'
import { AddToCartForm } from './add-to-cart-form'
import type { AddToCartTexts } from './add-to-cart-texts'
import type { RefusedItem } from '@/lib/cart/refused-item'
import { ChosenVariantProvider, LivePrice } from './live-price'

const add = jest.fn(async (_item: unknown) => true)

jest.mock('@/lib/cart/use-cart', () => ({ cartActions: { add: (item: unknown) => add(item) } }))
jest.mock('../ui/toast', () => ({ toast: () => {} }))
jest.mock('../ui/drawer', () => ({ openDrawer: () => {}, prepareDrawer: () => {} }))

const plural = (other: string) => ({ other })
const texts = {
  ...en.AddToCartForm,
  ...{ locale: 'en', inStock: plural('{size}: in stock'), lowStock: plural('Only # left in {size}') },
  ...{ capped: plural('capped'), short: plural('short'), gone: plural('gone') },
  stepper: { quantity: 'Quantity', less: 'Less', more: 'More' },
} as unknown as AddToCartTexts
const currency = {
  ...{ symbolLeft: '£', symbolRight: '', value: 1, decimalPlace: 2, symbolThousands: ',', decimalSymbol: '.' },
  ...{ code: 'GBP', minorDigits: 2 },
}
const variant = (id: number, optionIds: number[], change: object = {}) => ({
  ...{ id, optionIds, price: 790, specialPrice: null, stock: 50, isBackOrder: false, needsDelivery: true },
  ...{ imageUrl: '', unitPrice: null },
  ...change,
})
const value = (id: number, title: string) => ({ id, title, stock: 50 })
const WEIGHT: OptionGroup = { id: 10, title: 'Weight', optionList: [value(11, '100 g'), value(12, '250 g')] }
const GRIND: OptionGroup = { id: 11, title: 'Grind', optionList: [value(21, 'Whole'), value(22, 'Ground')] }
const tea = {
  ...{ key: 'tea', price: 790, specialPrice: null, inStock: true, isCustom: false, customAdditionalPrice: 0 },
  ...{ isPriceFrom: true, lowestPrice: null, unitPrice: null, print: null },
  optionGroups: [WEIGHT, GRIND],
  variants: [
    variant(1, [11, 21], { unitPrice: { price: 790, unit: '100 g' } }),
    variant(2, [12, 21], { price: 1490, unitPrice: { price: 596, unit: '100 g' } }),
    variant(3, [12, 22], { price: 1490, stock: 0 }),
  ],
}

let container: HTMLElement
let root: Root

const words = {
  ...texts,
  ...{ save: 'Save {percent}%', from: 'From {price}', perUnit: '{price} per {unit}' },
  ...{ lowestPrice: 'Lowest: {price}', noDelivery: 'x', tax: '' },
}

const form = (product: typeof tea, sent: RefusedItem | null) => (
  <ChosenVariantProvider initial={null}>
    <div id="price">
      <LivePrice product={product as never} hasUnit currency={currency} texts={words} />
    </div>
    <AddToCartForm
      product={product as never}
      personalization={null}
      companions={[]}
      imageBase=""
      currency={currency}
      texts={texts}
      sizeGuide={null}
      sent={sent}
    />
  </ChosenVariantProvider>
)

const show = (product: typeof tea, sent: RefusedItem | null = null) => act(async () => root.render(form(product, sent)))

const radio = (id: number) => container.querySelector(`input[type="radio"][value="${id}"]`) as HTMLInputElement
const choose = (id: number) => act(async () => radio(id).click())
const price = () => container.querySelector('#price')?.textContent
const button = () => container.querySelector<HTMLButtonElement>('[type="submit"]') as HTMLButtonElement

beforeAll(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  Element.prototype.scrollIntoView = () => {}
})

beforeEach(() => {
  jest.clearAllMocks()
  history.replaceState(null, '', '/product/tea')
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
})

describe('a product of several option groups', () => {
  it('has the lowest price before a choice, then that of the chosen variant with its unit price', async () => {
    await show(tea)
    expect(price()).toBe('From £7.90')
    await choose(12)
    await choose(21)
    expect(price()).toBe('£14.90£5.96 per 100 g')
    expect(button().textContent).toContain('£14.90')
  })

  it('says the lowest price of the 30 days before of the chosen variant; before a choice that of the lowest shown', async () => {
    const sale = variant(1, [11, 21], { price: 790, specialPrice: 500, lowestPrice: 790 })
    const other = variant(2, [12, 21], { price: 1490, specialPrice: 1200, lowestPrice: 1400 })
    const reduced = { ...tea, specialPrice: 500, lowestPrice: 790, variants: [sale, other, variant(3, [12, 22])] }
    await show(reduced as unknown as typeof tea)
    expect(price()).toBe('From £5.00Lowest: £7.90')
    await choose(12)
    await choose(21)
    expect(price()).toContain('Lowest: £14.00')
    await choose(22)
    expect(price()).toBe('£7.90')
  })

  it('is bought with one value of each group, and not before each is chosen', async () => {
    await show(tea)
    await choose(12)
    await act(async () => button().click())
    expect(add).not.toHaveBeenCalled()
    expect(container.textContent).toContain('Please choose: Grind')
    await choose(21)
    expect(container.textContent).not.toContain('Please choose: Grind')
    await act(async () => button().click())
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ key: 'tea', optionIds: [12, 21] }))
  })

  it('distinguishes sold-out from impossible values, keeps both selectable and sells neither', async () => {
    await show(tea)
    await choose(12)
    expect(radio(22).labels?.[0]?.textContent).toContain('Ground, sold out')
    await choose(22)
    expect(button().disabled).toBe(true)
    await choose(11)
    expect(radio(22).labels?.[0]?.textContent).toContain('Ground, not available with this choice')
    expect(container.textContent).toContain('This combination is not available')
    expect(button().disabled).toBe(true)
    expect(radio(22).disabled).toBe(false)
  })

  it('stores its choice in the URL and restores it on load', async () => {
    await show(tea)
    await choose(12)
    await choose(21)
    expect(location.search).toBe('?option=12-21')
    await act(async () => root.unmount())
    root = createRoot(container)
    await show(tea)
    expect([radio(12).checked, radio(21).checked, price()]).toEqual([true, true, '£14.90£5.96 per 100 g'])
  })

  it('sells a variant without stock on back order, and shows that', async () => {
    await show({ ...tea, variants: [variant(1, [11, 21], { stock: 0, isBackOrder: true })] })
    await choose(11)
    await choose(21)
    expect(container.textContent).toContain('100 g · Whole: on back order')
    expect(button().disabled).toBe(false)
  })

  it('offers more than twelve values as a list', async () => {
    const many = Array.from({ length: 13 }, (_, index) => value(30 + index, `${index}`))
    await show({ ...tea, optionGroups: [WEIGHT, { ...GRIND, optionList: many }], variants: [variant(1, [11, 35])] })
    await choose(11)
    const list = container.querySelector('select') as HTMLSelectElement
    expect(list.name).toBe('optionId-11')
    expect([...list.options].map(({ text }) => text).slice(0, 2)).toEqual([
      'Please choose: Grind',
      '0, not available with this choice',
    ])
    expect(list.options[6]?.text).toBe('5')
  })
})

describe('a form that was rejected without JavaScript', () => {
  const sent = (choice: RefusedItem['choice'], change: Partial<RefusedItem> = {}): RefusedItem => ({
    ...{ message: 'failed', text: '', choice, quantity: 2, bundle: {}, entered: {} },
    ...change,
  })
  const html = (item: RefusedItem, product = tea) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(form(product, item))
    return page
  }
  const checked = (page: Element) =>
    [...page.querySelectorAll<HTMLInputElement>('input[type="radio"]')].flatMap(({ defaultChecked, value }) =>
      defaultChecked ? [Number(value)] : [],
    )

  it('preserves choice and quantity, and shows the impossible combination without disabling the button', () => {
    const page = html(sent([11, 22], { text: 'Choose from the options of this product.' }))
    expect(checked(page)).toEqual([11, 22])
    expect(page.querySelector('[name="quantity"]')?.getAttribute('value')).toBe('2')
    expect(page.querySelector('[role="status"]')?.textContent).toContain('This combination is not available')
    expect(page.textContent).not.toContain('Choose from the options')
    expect(page.querySelector<HTMLButtonElement>('[type="submit"]')?.disabled).toBe(false)
  })

  it('requires only the group without a choice', () => {
    const page = html(sent([11, undefined], { message: 'size-missing' }))
    expect(page.textContent).toContain('Please choose: Grind')
    expect(page.textContent).not.toContain('Please choose: Weight')
  })

  it("shows the store API's message beside the button", () => {
    expect(html(sent([12, 21], { text: 'Only one box is left.' })).textContent).toContain('Only one box is left.')
    expect(html(sent([12, 21])).textContent).toContain(texts.failed)
    expect(html(sent([12, 21], { message: 'quantity-empty' })).textContent).toContain('quantity empty')
  })

  it('says once that there are too few: in the note of the choice, or below the button where nothing is chosen', () => {
    const short = { message: 'out-of-stock', text: 'Only one box is left.' } as const
    const page = html(sent([12, 21], short))
    expect(page.textContent).not.toContain('Only one box is left.')
    const notes = [...page.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)
    expect(notes).toContain('short')
    const plain = { ...tea, optionGroups: [], variants: [] }
    expect(html(sent([], short), plain).textContent).toContain('Only one box is left.')
  })

  it('is a normal form after hydration: a sold-out variant cannot be submitted', async () => {
    await show(tea, sent([12, 22], { message: 'out-of-stock', text: 'Sold out.' }))
    expect(button().disabled).toBe(true)
    await choose(21)
    expect([button().disabled, price()]).toEqual([false, '£14.90£5.96 per 100 g'])
  })
})
