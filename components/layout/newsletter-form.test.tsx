import { createRoot, type Root } from 'react-dom/client'
import { NewsletterForm } from './newsletter-form'
import type { NewsletterTexts } from './newsletter-texts'

const TEXTS = new Proxy({}, { get: (_, name) => String(name) }) as NewsletterTexts

let root: Root
let form: HTMLFormElement

/** Calls back once the page has changed. */
const onChange = (node: Node, options: MutationObserverInit, then: () => void) =>
  new MutationObserver((_, observer) => {
    observer.disconnect()
    then()
  }).observe(node, options)

beforeEach(async () => {
  // As in a browser: effects run some time after the frame they belong to.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  await new Promise<void>((resolve) => {
    onChange(container, { childList: true }, resolve)
    root.render(<NewsletterForm texts={TEXTS} />)
  })
  form = document.querySelector('form') as HTMLFormElement
})
afterEach(() => root.unmount())

function submit() {
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form.dispatchEvent(event)
  return { leavesPage: !event.defaultPrevented }
}

it('defers a submit until the rules are loaded, and handles it from the frame in which they are active', async () => {
  const first = new Promise((resolve) =>
    onChange(form, { attributeFilter: ['data-enhanced'] }, () => resolve(submit())),
  )
  form.querySelector('input')?.focus()
  expect(submit()).toEqual({ leavesPage: false })
  expect(await first).toEqual({ leavesPage: false })
})
