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

/** What a page's own scripts ask for, and when: by frames, and by its last resort. */
function run(html: string) {
  const frames: (() => void)[] = []
  const timers: { go: () => void; after: number }[] = []
  const asked: string[] = []
  const world: Record<string, unknown> = {
    requestAnimationFrame: (go: () => void) => frames.push(go),
    setTimeout: (go: () => void, after = 0) => timers.push({ go, after }),
    document: {
      createElement: () => ({}),
      head: { append: ({ src, async }: { src: string; async: boolean }) => asked.push(`${src} ${async}`) },
    },
  }
  world.self = world
  for (const [, text = ''] of html.matchAll(/<script(?: nonce="[^"]*")?>(.*?)<\/script>/gs))
    runInNewContext(text, world)
  const paint = () => {
    frames.splice(0).forEach((go) => go())
    timers.filter(({ after }) => after === 0).forEach(({ go }) => go())
  }
  return { asked, paint, atLast: () => timers.filter(({ after }) => after > 0).forEach(({ go }) => go()), world }
}

const ALL = ['one', 'two', 'main'].map((name) => `/_next/static/chunks/${name}.js true`)

describe('the scripts of a page', () => {
  it('are nowhere a browser looks for them, and asked for once the first frame is painted, each once', () => {
    const html = rewritten([page()])
    expect(html).not.toMatch(/<script src="[^"]*(?:one|two|main)\.js"|as="script"/)
    const { asked, paint, atLast } = run(html)
    expect(asked).toEqual([])
    paint()
    expect(asked).toEqual(ALL)
    atLast()
    expect(asked).toEqual(ALL)
  })

  it('are asked for after a while where nothing is ever painted', () => {
    const { asked, atLast } = run(rewritten([page()]))
    atLast()
    expect(asked).toEqual(ALL)
  })

  it('that come after the first frame, with a later part of the page, are asked for at once', () => {
    const late = new LateScripts()
    const { asked, paint, world } = run(late.push(page()))
    paint()
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

  it('are asked for by a page without a body of its own', () => {
    const { asked, paint } = run(rewritten([script('one')]))
    paint()
    expect(asked).toEqual([ALL[0]])
  })
})
