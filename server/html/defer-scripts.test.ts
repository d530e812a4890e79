/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { isLoader, loadScripts } from './defer-scripts'

interface Loading {
  fonts?: Promise<void>
  image?: Promise<void>
}

const never = () => new Promise<void>(() => {})

/** Runs inline scripts of a page with frames and timers that the test advances. */
function run(script: string, { fonts = Promise.resolve(), image }: Loading = {}) {
  const frames: (() => void)[] = []
  const timers: { go: () => void; after: number }[] = []
  const loaded: string[] = []
  const globals: Record<string, unknown> = {
    requestAnimationFrame: (go: () => void) => frames.push(go),
    setTimeout: (go: () => void, after = 0) => timers.push({ go, after }),
    document: {
      fonts: { ready: fonts },
      querySelector: () => (image ? { decode: () => image } : null),
      createElement: () => ({}),
      head: { append: ({ src, async }: { src: string; async: boolean }) => loaded.push(`${src} ${async}`) },
    },
  }
  globals.self = globals
  runInNewContext(script, globals)
  /** @param time milliseconds @returns maximum number of scripts loaded in one task */
  const advance = (time: number) => {
    let maxPerTask = 0
    const nextTimer = () => timers.findIndex(({ after }) => after <= time)
    for (let at = nextTimer(); at >= 0; at = nextTimer()) {
      const before = loaded.length
      timers.splice(at, 1)[0]?.go()
      maxPerTask = Math.max(maxPerTask, loaded.length - before)
    }
    return maxPerTask
  }
  const paint = async () => {
    frames.splice(0).forEach((go) => go())
    advance(0)
    await new Promise(setImmediate)
  }
  return { loaded, paint, advance, world: globals }
}

const FILES = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js`)
const ALL = FILES.map((file) => `${file} true`)
const SCRIPT = loadScripts(FILES, { withLoader: true })

describe('deferred scripts', () => {
  it('are loaded after the first paint, each once', async () => {
    const { loaded, paint, advance } = run(SCRIPT)
    expect(loaded).toEqual([])
    await paint()
    await paint()
    expect(loaded).toEqual(ALL)
    advance(3000)
    expect(loaded).toEqual(ALL)
  })

  it.each(['fonts', 'image'] as const)('wait until the %s are painted', async (what) => {
    let finish = () => {}
    const { loaded, paint } = run(SCRIPT, { [what]: new Promise<void>((resolve) => (finish = resolve)) })
    for (let frame = 0; frame < 5; frame++) await paint()
    expect(loaded).toEqual([])
    finish()
    await paint()
    expect(loaded).toEqual([])
    await paint()
    expect(loaded).toEqual(ALL)
  })

  it('do not wait for an image that fails', async () => {
    const { loaded, paint } = run(SCRIPT, { image: Promise.reject(new Error('not found')) })
    await paint()
    await paint()
    expect(loaded).toEqual(ALL)
  })

  it('wait for fonts and image no longer than a second', async () => {
    const { loaded, paint, advance } = run(SCRIPT, { fonts: never(), image: never() })
    await paint()
    advance(999)
    expect(loaded).toEqual([])
    advance(1000)
    expect(loaded).toEqual(ALL)
  })

  it('are loaded after three seconds without a paint', () => {
    const { loaded, advance } = run(SCRIPT)
    advance(2999)
    expect(loaded).toEqual([])
    advance(3000)
    expect(loaded).toEqual(ALL)
  })

  it('are loaded in separate tasks', () => {
    const { loaded, advance } = run(SCRIPT)
    expect(advance(3000)).toBe(1)
    expect(loaded).toEqual(ALL)
  })

  it('of a later part of the page are loaded immediately after the first paint', async () => {
    const { loaded, paint, world } = run(SCRIPT)
    await paint()
    await paint()
    runInNewContext(loadScripts(['/_next/static/chunks/three.js'], { withLoader: false }), world)
    expect(loaded).toEqual([...ALL, '/_next/static/chunks/three.js true'])
  })
})

it('a script is the loader or a call of it, and nothing else', () => {
  const evil = loadScripts(['/_next/static/"</script>'], { withLoader: false })
  expect(evil).not.toContain('</')
  expect([SCRIPT, loadScripts(['/_next/static/a.js'], { withLoader: false })].map(isLoader)).toEqual([true, true])
  const others = ['', 'alert(1)', `${SCRIPT};alert(1)`, '__storefront.defer("https://evil.example/a.js")']
  expect(others.map(isLoader)).toEqual([false, false, false, false])
})
