import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { FoldLink } from './fold-link'

let place: HTMLElement
let root: Root

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () =>
    root.render(
      <details open>
        <summary tabIndex={0}>Cancel this order</summary>
        <FoldLink href="#order">Keep the order</FoldLink>
      </details>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

const press = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  act(() => void place.querySelector('a')?.dispatchEvent(event))
  return event.defaultPrevented
}

describe('a link that folds what it stands in', () => {
  it('folds it, keeps the page, and focuses what opens it again', () => {
    expect(press()).toBe(true)
    expect(place.querySelector('details')?.open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
  })

  it('leads to the page where no script folds it, or in another tab', () => {
    expect(place.querySelector('a')?.getAttribute('href')).toBe('#order')
    expect(press({ ctrlKey: true })).toBe(false)
    expect(place.querySelector('details')?.open).toBe(true)
  })
})
