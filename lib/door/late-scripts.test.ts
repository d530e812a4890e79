/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { LateScripts } from './late-scripts'

const script = (name: string, more = '') => `<script src="/_next/static/chunks/${name}.js"${more} async=""></script>`
const HEAD = `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/static/chunks/a.css"/><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>`
const page = (more = '') =>
  `${HEAD}${script('one', more)}${script('two', more)}<script src="/_next/static/chunks/old.js" noModule=""></script></head>` +
  `<body><h1>Shirt</h1><script id="_R_">self.x=1</script>${script('main', more)}<script>self.y=1</script></body></html>`

const rewritten = (parts: string[]) => {
  const late = new LateScripts()
  return parts.map((part) => late.push(part)).join('') + late.end()
}

interface Shown {
  /** Resolves when the page's letters have come. */
  letters?: Promise<void>
  /** The same of its largest picture. */
  picture?: Promise<void>
}

const never = () => new Promise<void>(() => {})

/** What a page's own scripts ask for, and when: by frames, and by its last resorts. */
function run(html: string, { letters = Promise.resolve(), picture }: Shown = {}) {
  const frames: (() => void)[] = []
  const timers: { go: () => void; after: number }[] = []
  const asked: string[] = []
  const world: Record<string, unknown> = {
    requestAnimationFrame: (go: () => void) => frames.push(go),
    setTimeout: (go: () => void, after = 0) => timers.push({ go, after }),
    document: {
      fonts: { ready: letters },
      querySelector: () => (picture ? { decode: () => picture } : null),
      createElement: () => ({}),
      head: { append: ({ src, async }: { src: string; async: boolean }) => asked.push(`${src} ${async}`) },
    },
  }
  world.self = world
  for (const [, text = ''] of html.matchAll(/<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs))
    runInNewContext(text, world)
  /** Lets so many milliseconds go by. @returns how many scripts were asked for in one task, at most */
  const pass = (time: number) => {
    let most = 0
    const next = () => timers.findIndex(({ after }) => after <= time)
    for (let at = next(); at >= 0; at = next()) {
      const before = asked.length
      timers.splice(at, 1)[0]?.go()
      most = Math.max(most, asked.length - before)
    }
    return most
  }
  /** A frame, and what was waiting for it. */
  const paint = async () => {
    frames.splice(0).forEach((go) => go())
    pass(0)
    await new Promise(setImmediate)
  }
  return { asked, paint, pass, world }
}

const ALL = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js true`)

describe('the scripts of a page', () => {
  it('are nowhere a browser looks for them, and asked for once the first frame is painted, each once', async () => {
    const html = rewritten([page()])
    expect(html).not.toMatch(/<script src="[^"]*(?:one|two|main)\.js"|as="script"/)
    const { asked, paint, pass } = run(html)
    expect(asked).toEqual([])
    await paint()
    await paint()
    expect(asked).toEqual(ALL)
    pass(3000)
    expect(asked).toEqual(ALL)
  })

  it.each(['letters', 'picture'] as const)('wait until the %s have been painted', async (what) => {
    let come = () => {}
    const { asked, paint } = run(rewritten([page()]), { [what]: new Promise<void>((resolve) => (come = resolve)) })
    for (let frame = 0; frame < 5; frame++) await paint()
    expect(asked).toEqual([])
    come()
    await paint()
    expect(asked).toEqual([])
    await paint()
    expect(asked).toEqual(ALL)
  })

  it('do not wait for a picture that is none', async () => {
    const { asked, paint } = run(rewritten([page()]), { picture: Promise.reject(new Error('not found')) })
    await paint()
    await paint()
    expect(asked).toEqual(ALL)
  })

  it('wait for neither longer than a second', async () => {
    const { asked, paint, pass } = run(rewritten([page()]), { letters: never(), picture: never() })
    await paint()
    pass(999)
    expect(asked).toEqual([])
    pass(1000)
    expect(asked).toEqual(ALL)
  })

  it('are asked for after a while where nothing is ever painted', () => {
    const { asked, pass } = run(rewritten([page()]))
    pass(2999)
    expect(asked).toEqual([])
    pass(3000)
    expect(asked).toEqual(ALL)
  })

  it('are asked for in a task each, as a slow phone needs its time for every one', () => {
    const { asked, pass } = run(rewritten([page()]))
    expect(pass(3000)).toBe(1)
    expect(asked).toEqual(ALL)
  })

  it('that come after the first frame, with a later part of the page, are asked for at once', async () => {
    const late = new LateScripts()
    const { asked, paint, world } = run(late.push(page()))
    await paint()
    await paint()
    const [, text = ''] = /<script>(.*?)<\/script>/s.exec(late.push(script('three'))) ?? []
    runInNewContext(text, world)
    expect(asked).toEqual([...ALL, '/_next/static/chunks/three.js true'])
  })

  it('are found wherever the page is cut in two', () => {
    const whole = page()
    const expected = rewritten([whole])
    for (let at = 1; at < whole.length; at++)
      expect([at, rewritten([whole.slice(0, at), whole.slice(at)])]).toEqual([at, expected])
  })

  it('keep the number that lets them run', () => {
    const html = rewritten([page(' nonce="abc="')])
    expect(html).toContain('<script nonce="abc=">(function')
    expect(html).not.toContain('<script>(function')
  })

  it('of anybody else, and whatever else a page says, stay as they are', () => {
    const other = '<p>a &lt; b</p><script src="https://ext.example/a.js" async=""></script><script>late</script>'
    expect(rewritten([other])).toBe(other)
    expect(rewritten(['<p>', 'ü € <b', '>x</b>'])).toBe('<p>ü € <b>x</b>')
    expect(rewritten([page()])).toContain('<script src="/_next/static/chunks/old.js" noModule=""></script>')
  })

  it('are asked for by a page without a body of its own', async () => {
    const { asked, paint } = run(rewritten([script('one')]))
    await paint()
    await paint()
    expect(asked).toEqual([ALL[0]])
  })
})
