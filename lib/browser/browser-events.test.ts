/** @jest-environment jsdom */
import { afterPointerUp, watchPointer } from './after-pointer-up'
import { isSubmittingForm, watchFormSubmits } from './navigation'

const fire = (name: string) => dispatchEvent(new Event(name))
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

describe('an action that may move the page', () => {
  it('runs at once if no pointer is pressed', () => {
    const act = jest.fn()
    afterPointerUp(act)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('waits for the release of a pressed pointer, and runs once', async () => {
    const stop = watchPointer()
    const act = jest.fn()
    fire('pointerdown')
    afterPointerUp(act)
    await nextTask()
    expect(act).not.toHaveBeenCalled()
    fire('pointerup')
    fire('pointerup')
    await nextTask()
    expect(act).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe('a page with a submitted form', () => {
  const submit = (isPrevented: boolean) => {
    const event = new Event('submit', { cancelable: true })
    if (isPrevented) event.preventDefault()
    dispatchEvent(event)
  }

  it('is unloaded, unless a script sends the form', () => {
    watchFormSubmits()
    submit(true)
    expect(isSubmittingForm()).toBe(false)
    submit(false)
    expect(isSubmittingForm()).toBe(true)
    fire('pageshow')
    expect(isSubmittingForm()).toBe(false)
  })
})
