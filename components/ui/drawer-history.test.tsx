import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Drawer } from './drawer'

let container: HTMLElement
let root: Root

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await act(async () =>
    root.render(
      <Drawer name="filters" title="Filters" closeLabel="Close">
        <input id="lowest-price" />
      </Drawer>,
    ),
  )
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  history.replaceState(null, '', '/')
})

/** jsdom has no modal dialogs. */
function openDialog() {
  const dialog = container.querySelector('dialog') as HTMLDialogElement
  dialog.close = () => dialog.removeAttribute('open')
  dialog.setAttribute('open', '')
  return dialog
}

/** Like a browser at a history entry without state. */
const traverseTo = (path: string) => {
  history.replaceState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

describe('an open drawer', () => {
  it('is closed by back navigation, also to an entry without a state', () => {
    const dialog = openDialog()
    traverseTo('/product/home-shirt')
    expect(dialog.open).toBe(false)
  })

  it('is closed by a link to a target outside', () => {
    const dialog = openDialog()
    traverseTo('/product/home-shirt#reviews')
    expect(dialog.open).toBe(false)
  })

  it('stays open when a link leads to one of its fields', () => {
    const dialog = openDialog()
    traverseTo('/product/home-shirt#lowest-price')
    expect(dialog.open).toBe(true)
  })
})
