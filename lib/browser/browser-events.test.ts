/** @jest-environment jsdom */
import { afterPress, watchPresses } from './after-press'
import { isLeftByForm, watchLeaving } from './leaving'

const fire = (name: string) => dispatchEvent(new Event(name))
const nextTurn = () => new Promise((resolve) => setTimeout(resolve))

describe('what may move the page', () => {
  it('happens at once when nothing is pressed', () => {
    const act = jest.fn()
    afterPress(act)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('waits for the release of what is pressed, and happens once', async () => {
    const stop = watchPresses()
    const act = jest.fn()
    fire('pointerdown')
    afterPress(act)
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
    watchLeaving()
    submit(true)
    expect(isLeftByForm()).toBe(false)
    submit(false)
    expect(isLeftByForm()).toBe(true)
    fire('pageshow')
    expect(isLeftByForm()).toBe(false)
  })
})
