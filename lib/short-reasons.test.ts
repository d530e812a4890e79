/** @jest-environment node */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { shortenReasons } from './short-reasons'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Ends something as React ends a page: with an error whose stack nobody asks for. */
class Page {
  end(controller: AbortController) {
    controller.abort(new Error('This render completed successfully.'))
  }

  leave(controller: AbortController) {
    controller.abort()
  }
}

type Ending = 'end' | 'leave'

/** @returns whether a page is still held by the controller that it ended */
async function isHeld(how: Ending): Promise<boolean> {
  const controller = new AbortController()
  const page = (() => {
    const made = new Page()
    made[how](controller)
    return new WeakRef(made)
  })()
  // What is free is not always collected by the first collection.
  for (let n = 0; n < 20 && page.deref(); n++) {
    await new Promise((done) => setTimeout(done, 5))
    collect()
  }
  expect(controller.signal.aborted).toBe(true)
  return page.deref() !== undefined
}

const ENDINGS: Ending[] = ['end', 'leave']

describe('the reason of an abort', () => {
  let leaveAsTheyCome = () => {}
  beforeEach(() => {
    leaveAsTheyCome = shortenReasons()
  })
  afterEach(() => leaveAsTheyCome())

  it.each(ENDINGS)('holds nobody who ended something (%s)', async (how) => {
    expect(await isHeld(how)).toBe(false)
  })

  it('is what was given', () => {
    for (const reason of [new Error('over'), 'over', null]) {
      const controller = new AbortController()
      controller.abort(reason)
      expect(controller.signal.reason).toBe(reason)
    }
  })
})
