import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { ChosenVariant } from '@/lib/catalog/variants'
import { GalleryCarousel } from './gallery-carousel'
import { ChosenVariantProvider, useShowVariant } from './live-price'

const pictures = ['/image/front.webp?v=1', '/image/blue.webp?v=1', '/image/red.webp?v=1'].map((imageUrl) => ({
  imageUrl,
  alt: imageUrl,
}))
const texts = {
  ...{ zoom: '', enlarge: '', close: '', previous: '', next: '', closer: '', farther: '', stage: '' },
  position: '{current} of {count}',
}

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Buttons that choose a variant with an image, one without, and none. */
function Form() {
  const show = useShowVariant()
  const choices = [...pictures.map(({ imageUrl }) => imageUrl), '', null]
  return choices.map((imageUrl) => (
    <button
      key={String(imageUrl)}
      name={String(imageUrl)}
      onClick={() => show(imageUrl === null ? null : ({ imageUrl } as ChosenVariant))}
    />
  ))
}

let host: HTMLElement
let root: Root
const render = (initial: ChosenVariant | null) =>
  act(async () =>
    root.render(
      <ChosenVariantProvider initial={initial}>
        <GalleryCarousel pictures={pictures} imageBase="" texts={texts} />
        <Form />
      </ChosenVariantProvider>,
    ),
  )
beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
})
afterEach(async () => {
  await act(async () => root.unmount())
  host.remove()
})

const images = () => [...host.querySelectorAll('li img')] as HTMLImageElement[]
const shown = () => images().map(({ alt }) => alt)
const choose = (imageUrl: string | null) =>
  act(async () => host.querySelector<HTMLButtonElement>(`button[name="${imageUrl}"]`)?.click())
const [front, blue, red] = pictures.map(({ alt }) => alt)

describe('the gallery follows the choice', () => {
  it('shows the image of the chosen variant first, and the others in their order', async () => {
    await render(null)
    expect(shown()).toEqual([front, blue, red])
    await choose(red ?? '')
    expect(shown()).toEqual([red, front, blue])
    await choose(blue ?? '')
    expect(shown()).toEqual([blue, front, red])
  })

  it('has the default order for a variant without an image, and without a choice', async () => {
    await render(null)
    await choose(red ?? '')
    await choose('')
    expect(shown()).toEqual([front, blue, red])
    await choose(red ?? '')
    await choose(null)
    expect(shown()).toEqual([front, blue, red])
  })

  it('fetches the image at its new place as that place is fetched, and opens the same one', async () => {
    await render(null)
    const attributes = () =>
      images().map((image) => [image.alt, image.getAttribute('loading'), image.getAttribute('fetchpriority')])
    const sizes = () => images().map((image) => image.sizes)
    const before = sizes()
    expect(new Set(before).size).toBe(3)
    await choose(red ?? '')
    expect(attributes()).toEqual([
      [red, 'eager', 'high'],
      [front, 'lazy', null],
      [blue, 'lazy', null],
    ])
    expect(sizes()).toEqual(before)
    expect([...host.querySelectorAll('a')].map(({ dataset }) => dataset.index)).toEqual(['2', '0', '1'])
  })

  it('goes back to the start of the row, where the image is now', async () => {
    await render(null)
    const scrollTo = jest.fn()
    Object.assign(host.querySelector('ul') ?? {}, { scrollTo })
    await choose(red ?? '')
    expect(scrollTo).toHaveBeenCalledWith(0, 0)
  })

  it('shows it first on the page that follows a form without JavaScript', async () => {
    await render({ imageUrl: blue } as ChosenVariant)
    expect(shown()).toEqual([blue, front, red])
  })
})
