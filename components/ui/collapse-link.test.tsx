import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CollapseLink } from './collapse-link'

let container: HTMLElement
let root: Root

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () =>
    root.render(
      <details open>
        <summary tabIndex={0}>Cancel this order</summary>
        <CollapseLink href="#order">Keep the order</CollapseLink>
      </details>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
})

const press = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  act(() => void container.querySelector('a')?.dispatchEvent(event))
  return event.defaultPrevented
}

describe('a link that collapses its details element', () => {
  it('collapses it without a navigation, and focuses its summary', () => {
    expect(press()).toBe(true)
    expect(container.querySelector('details')?.open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
  })

  it('leads to the page without JavaScript or in another tab', () => {
    expect(container.querySelector('a')?.getAttribute('href')).toBe('#order')
    expect(press({ ctrlKey: true })).toBe(false)
    expect(container.querySelector('details')?.open).toBe(true)
  })
})
