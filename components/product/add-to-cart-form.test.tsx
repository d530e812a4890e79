import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ProductOption } from '@/contract/entities/product'
import { AddToCartForm } from './add-to-cart-form'
import type { BundleItem } from '@/lib/catalog/product-options'
import type { AddToCartTexts } from './add-to-cart-texts'

const add = jest.fn(async (_item: unknown) => true)
const toast = jest.fn()

jest.mock('@/lib/cart/use-cart', () => ({ cartActions: { add: (item: unknown) => add(item) } }))
jest.mock('../ui/toast', () => ({ toast: (type: string, message: string) => toast(type, message) }))
jest.mock('../ui/drawer', () => ({ openDrawer: () => {}, prepareDrawer: () => {} }))

const plural = (text: string) => ({ one: text, other: text })
const texts = {
  locale: 'en',
  size: 'Size',
  chosenSize: 'Size: {size}',
  chooseSize: 'Choose a size',
  sizeMissing: 'size missing',
  ...Object.fromEntries(['inStock', 'lowStock', 'capped', 'short', 'gone'].map((key) => [key, plural(key)])),
  bundle: 'Complete the kit',
  bundleSize: 'Size of {name}',
  bundleSizeMissing: 'bundle size missing',
  add: 'Add to cart',
  quantityEmpty: 'quantity empty',
  stepper: { quantity: 'Quantity', less: 'Less', more: 'More' },
} as unknown as AddToCartTexts
const currency = {
  symbolLeft: '€',
  symbolRight: '',
  value: 1,
  decimalPlace: 2,
  symbolThousands: ',',
  decimalSymbol: '.',
  code: 'EUR',
  minorDigits: 2,
}

const piece = {
  key: 'mug',
  price: 900,
  specialPrice: null,
  inStock: true,
}
const groups = (optionList: ProductOption[]) => [{ id: 2, title: 'Size', optionList }]

let container: HTMLElement
let root: Root

const BAG = { ...piece, key: 'bag', name: 'Bag', picture: { imageUrl: '', alt: '' }, optionGroups: [], variants: [] }

async function show(optionGroups: ReturnType<typeof groups>, companions: BundleItem[] = [BAG]) {
  await act(async () =>
    root.render(
      <AddToCartForm
        product={{ ...piece, optionGroups, variants: [] }}
        personalization={null}
        companions={companions}
        imageBase=""
        currency={currency}
        texts={texts}
        sizeGuide={null}
        sent={null}
      />,
    ),
  )
}

const field = () => container.querySelector<HTMLInputElement>('[name="quantity"]') as HTMLInputElement

async function type(value: string) {
  await act(async () => {
    field().focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** As a press of the button does: the field loses the focus first. */
async function submit() {
  await act(async () => field().blur())
  await act(async () => container.querySelector<HTMLButtonElement>('[type="submit"]')?.click())
}

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
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
})

describe('the form of a product page (spec §5)', () => {
  it.each(['', '0'])("with the quantity %j warns 'quantity empty', and nothing is sent", async (typed) => {
    await show([])
    await type(typed)
    await submit()
    expect(toast).toHaveBeenCalledWith('warning', 'quantity empty')
    expect(add).not.toHaveBeenCalled()
    expect(field().getAttribute('aria-invalid')).toBe('true')
    expect(field().value).toBe(typed)

    await type('2')
    await submit()
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ quantity: 2 }))
    expect(container.textContent).not.toContain('quantity empty')
  })

  it('that was rejected without JavaScript shows errors beside each field, not below the button (spec §8)', () => {
    const engraving = {
      ...{ key: 'engraving', name: 'personalization-engraving', label: 'Engraving', error: 'letters only' },
      ...{ isRequired: false, isWide: true, attributes: { maxLength: 20 } },
    }
    const bag = {
      ...BAG,
      optionGroups: groups(['S', 'M'].map((title, id) => ({ id, title, stock: 9, sku: title }))),
    }
    const refused = (errors: Record<string, string> | undefined, bundle: Record<string, string>) => {
      const page = document.createElement('div')
      page.innerHTML = renderToStaticMarkup(
        <AddToCartForm
          product={{ ...piece, optionGroups: [], variants: [] }}
          personalization={{
            ...{ price: 100, switch: 'Engrave it', note: '', missing: 'fill in one', print: null, fields: [engraving] },
            ...(errors && { errors }),
          }}
          companions={[bag]}
          imageBase=""
          currency={currency}
          texts={texts}
          sizeGuide={null}
          sent={{
            ...{ message: 'failed', text: 'the store’s words', choice: [], quantity: 1, bundle },
            entered: { [engraving.name]: 'R2' },
          }}
        />,
      )
      const noteOf = (name: string) =>
        (page.querySelector(`[name="${name}"]`)?.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => page.querySelector(`[id="${id}"]`)?.textContent ?? '')
          .join(' ')
      return { text: page.textContent, noteOf }
    }

    const entered = refused({ engraving: 'letters only' }, {})
    expect(entered.noteOf(engraving.name)).toContain('letters only')
    expect(entered.text).not.toContain('the store’s words')

    const bundled = refused(undefined, { bag: '' })
    expect(bundled.noteOf('size-bag')).toContain('bundle size missing')
    expect(bundled.text).not.toContain('the store’s words')

    expect(refused(undefined, { bag: '1' }).text).toContain('the store’s words')
  })

  it('of a product without options has no size picker and needs no option', async () => {
    await show([])
    expect(container.querySelector('[type="radio"]')).toBeNull()
    expect(container.textContent).not.toContain('Size')
    await submit()
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ key: 'mug', optionIds: [], children: [] }))
  })

  it('of a group without options is the same', async () => {
    await show(groups([]))
    await submit()
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ optionIds: [] }))
  })

  it('buys a companion without options with its product', async () => {
    await show([])
    await act(async () => container.querySelector<HTMLInputElement>('[name="child"]')?.click())
    expect(container.querySelector('select')).toBeNull()
    await submit()
    expect(add).toHaveBeenCalledWith(expect.objectContaining({ children: [{ key: 'bag', optionIds: [] }] }))
  })

  it('is above the companion products, which expand if a size is missing', async () => {
    const sizes = ['S', 'M'].map((title, id) => ({ id, title, stock: 9, sku: title }))
    await show([], [{ ...BAG, optionGroups: groups(sizes) }])
    const fold = container.querySelector('details')
    const button = container.querySelector('[type="submit"]')
    expect(button && fold && button.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(fold?.open).toBe(false)
    await act(async () => container.querySelector<HTMLInputElement>('[name="child"]')?.click())
    await submit()
    expect(fold?.open).toBe(true)
    expect(container.textContent).toContain('bundle size missing')
  })

  it('of a product with options requires one', async () => {
    await show(groups(['S', 'M'].map((title, id) => ({ id, title, stock: 9, sku: title }))))
    await submit()
    expect(add).not.toHaveBeenCalled()
    expect(container.textContent).toContain('size missing')
  })
})
