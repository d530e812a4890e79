/** @jest-environment jsdom */
import { afterPointerUp, watchPointer } from './after-pointer-up'
import { isSubmittingForm, watchFormSubmits } from './navigation'

const fire = (name: string) => dispatchEvent(new Event(name))
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

describe('what may move the page', () => {
  it('happens at once when nothing is pressed', () => {
    const act = jest.fn()
    afterPointerUp(act)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('waits for the release of what is pressed, and happens once', async () => {
    const stop = watchPointer()
    const act = jest.fn()
    fire('pointerdown')
    afterPointerUp(act)
    await nextTurn()
    expect(act).not.toHaveBeenCalled()
    fire('pointerup')
    fire('pointerup')
    await nextTurn()
    expect(act).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe('a page that a form leads away from', () => {
  const submit = (isTaken: boolean) => {
    const event = new Event('submit', { cancelable: true })
    if (isTaken) event.preventDefault()
    dispatchEvent(event)
  }

  it('is left, unless a script sends the form in its place', () => {
    watchFormSubmits()
    submit(true)
    expect(isSubmittingForm()).toBe(false)
    submit(false)
    expect(isSubmittingForm()).toBe(true)
    fire('pageshow')
    expect(isSubmittingForm()).toBe(false)
  })
})
