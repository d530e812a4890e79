/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { passthroughCount } from '../passthrough'
import { deferScripts } from './defer-scripts'

const script = (name: string, more = '') => `<script src="/_next/static/chunks/${name}.js"${more} async=""></script>`
const HEAD = `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>`
const page = (more = '') =>
  `${HEAD}${script('one', more)}${script('two', more)}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
  `<body><h1>Shirt</h1><script id="_R_">self.x=1</script>${script('main', more)}<script>self.y=1</script></body></html>`

const rewrite = (html: string) => {
  const rewriter = deferScripts()
  return rewriter.push(html) + rewriter.end()
}

interface Loading {
  fonts?: Promise<void>
  image?: Promise<void>
}

const never = () => new Promise<void>(() => {})

/** Runs the page's inline scripts with frames and timers that the test advances. */
function run(html: string, { fonts = Promise.resolve(), image }: Loading = {}) {
  const frames: (() => void)[] = []
  const timers: { go: () => void; after: number }[] = []
  const loaded: string[] = []
  const world: Record<string, unknown> = {
    requestAnimationFrame: (go: () => void) => frames.push(go),
    setTimeout: (go: () => void, after = 0) => timers.push({ go, after }),
    document: {
      fonts: { ready: fonts },
      querySelector: () => (image ? { decode: () => image } : null),
      createElement: () => ({}),
      head: { append: ({ src, async }: { src: string; async: boolean }) => loaded.push(`${src} ${async}`) },
    },
  }
  world.self = world
  for (const [, text = ''] of html.matchAll(/<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs))
    runInNewContext(text, world)
  /** @param time milliseconds @returns how many scripts were loaded in one task, at most */
  const advance = (time: number) => {
    let most = 0
    const nextTimer = () => timers.findIndex(({ after }) => after <= time)
    for (let at = nextTimer(); at >= 0; at = nextTimer()) {
      const before = loaded.length
      timers.splice(at, 1)[0]?.go()
      most = Math.max(most, loaded.length - before)
    }
    return most
  }
  const paint = async () => {
    frames.splice(0).forEach((go) => go())
    advance(0)
    await new Promise(setImmediate)
  }
  return { loaded, paint, advance, world }
}

const ALL = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js true`)

describe('the scripts of a page', () => {
  it('are loaded after the first paint, each once', async () => {
    const html = rewrite(page())
    expect(html).not.toMatch(/<script src="[^"]*(?:one|two|main)\.js"|as="script"/)
    const { loaded, paint, advance } = run(html)
    expect(loaded).toEqual([])
    await paint()
    await paint()
    expect(loaded).toEqual(ALL)
    advance(3000)
    expect(loaded).toEqual(ALL)
  })

  it.each(['fonts', 'image'] as const)('wait until the %s are painted', async (what) => {
    let finish = () => {}
    const { loaded, paint } = run(rewrite(page()), { [what]: new Promise<void>((resolve) => (finish = resolve)) })
    for (let frame = 0; frame < 5; frame++) await paint()
    expect(loaded).toEqual([])
    finish()
    await paint()
    expect(loaded).toEqual([])
    await paint()
    expect(loaded).toEqual(ALL)
  })

  it('do not wait for an image that fails', async () => {
    const { loaded, paint } = run(rewrite(page()), { image: Promise.reject(new Error('not found')) })
    await paint()
    await paint()
    expect(loaded).toEqual(ALL)
  })

  it('wait for fonts and image no longer than a second', async () => {
    const { loaded, paint, advance } = run(rewrite(page()), { fonts: never(), image: never() })
    await paint()
    advance(999)
    expect(loaded).toEqual([])
    advance(1000)
    expect(loaded).toEqual(ALL)
  })

  it('are loaded after three seconds without a paint', () => {
    const { loaded, advance } = run(rewrite(page()))
    advance(2999)
    expect(loaded).toEqual([])
    advance(3000)
    expect(loaded).toEqual(ALL)
  })

  it('are loaded in a task each', () => {
    const { loaded, advance } = run(rewrite(page()))
    expect(advance(3000)).toBe(1)
    expect(loaded).toEqual(ALL)
  })

  it('that come with a later part of the page are loaded at once after the first paint', async () => {
    const rewriter = deferScripts()
    const { loaded, paint, world } = run(rewriter.push(page()))
    await paint()
    await paint()
    const [, text = ''] = /<script>(.*?)<\/script>/s.exec(rewriter.push(script('three'))) ?? []
    runInNewContext(text, world)
    expect(loaded).toEqual([...ALL, '/_next/static/chunks/three.js true'])
  })

  it('keep their nonce', () => {
    const html = rewrite(page(' nonce="abc="'))
    expect(html).toContain('<script nonce="abc=">(function')
    expect(html).not.toContain('<script>(function')
  })

  it('of other origins stay as they are, and so does everything else', () => {
    const other = '<p>a &lt; b</p><script src="https://ext.example/a.js" async=""></script><script>x</script>'
    expect(rewrite(other)).toBe(other)
    expect(rewrite(page())).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>')
  })

  it('are loaded by a page without a body element', async () => {
    const { loaded, paint } = run(rewrite(script('one')))
    await paint()
    await paint()
    expect(loaded).toEqual([ALL[0]])
  })

  it('in another form stay as they are, and the page is counted', async () => {
    const other = '<script async src="/_next/static/chunks/one.js"></script><p></p>'
    expect(rewrite(other)).toBe(other)
    expect(await passthroughCount('deferScripts')).toBe(1)
    rewrite(page())
    rewrite('<p>no script</p>')
    expect(await passthroughCount('deferScripts')).toBe(1)
  })
})
