/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { formatAbortReasons } from './abort-controller-leak'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Ends like a render of React: with an error whose stack is never read. */
class Render {
  complete(controller: AbortController) {
    controller.abort(new Error('This render completed successfully.'))
  }

  cancel(controller: AbortController) {
    controller.abort()
  }
}

/**
 * @param collections garbage collections after which an existing render counts as retained; each is slow in a large
 * heap
 * @returns whether the controller that a render has aborted retains the render
 */
async function isRetained(how: 'complete' | 'cancel', collections = 20): Promise<boolean> {
  const controller = new AbortController()
  const render = (() => {
    const ended = new Render()
    ended[how](controller)
    return new WeakRef(ended)
  })()
  // One collection does not always free all unreachable objects.
  for (let n = 0; n < collections && render.deref(); n++) {
    await new Promise((done) => setTimeout(done, 5))
    collect()
  }
  expect(controller.signal.aborted).toBe(true)
  return render.deref() !== undefined
}

const ENDINGS = ['complete', 'cancel'] as const

describe('the reason of an abort', () => {
  let undo = () => {}
  beforeEach(() => {
    undo = formatAbortReasons()
  })
  afterEach(() => undo())

  it.each(ENDINGS)('does not retain the render that aborted (%s)', async (how) => {
    expect(await isRetained(how)).toBe(false)
  })

  it('is unchanged', () => {
    for (const reason of [new Error('over'), 'over', null]) {
      const controller = new AbortController()
      controller.abort(reason)
      expect(controller.signal.reason).toBe(reason)
    }
  })
})

describe('the workaround is needed as long as', () => {
  it('V8 retains the render by the stack of the reason', async () => {
    expect(await isRetained('complete', 3)).toBe(true)
  })

  it('the React in Next.js aborts with an error that has a stack', () => {
    const server = 'node_modules/next/dist/compiled/next-server/app-page-turbo.runtime.prod.js'
    expect(readFileSync(server, 'utf8')).toMatch(/\.abort\((?:new )?Error\("This render completed successfully/)
  })
})
