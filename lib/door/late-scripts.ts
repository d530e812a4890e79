/** A script as React writes it into a page, what it is told besides its address, and the end of it. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<>]+)"([^<>]*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g
const IS_ASYNC = / async=""/
const NONCE = / nonce="([^"]*)"/

/**
 * The scripts come all the same, after so many milliseconds: where nothing is painted, and from the first frame on where the
 * largest picture or its letters are still on their way.
 */
const AT_LAST = { unpainted: 3000, unfinished: 1000 }

/**
 * Runs in the page: asks for scripts once the first frame is on its way, with the page's letters and its largest picture in
 * it, or in one after it; for each in a task of its own, as a slow phone needs some milliseconds for every one. `late` is
 * called with the address of each that comes later.
 */
const LOADER =
  '(function(w){var d=document,q=[],add=function(s){var e=d.createElement("script");e.src=s;e.async=true;d.head.append(e)},' +
  'go=function(){var s=q.shift();if(s){add(s);setTimeout(go)}else q.push=add},' +
  'frame=function(f){requestAnimationFrame(function(){setTimeout(f)})};' +
  'w.late=function(s){q.push(s)};' +
  'frame(function(){' +
  `var i=d.querySelector("img[fetchpriority=high]"),n=function(){};setTimeout(go,${AT_LAST.unfinished});` +
  'Promise.all([d.fonts&&d.fonts.ready,i&&i.decode().catch(n)]).then(function(){frame(go)})});' +
  `setTimeout(go,${AT_LAST.unpainted})})(self);`

const CALLS = /^(?:late\("\/_next\/static\/[^"<]*"\);?)+$/

/** Whether a script of a page is one that asks for others. */
export const isLoader = (script: string): boolean =>
  CALLS.test(script.startsWith(LOADER) ? script.slice(LOADER.length) : script)

/** In a script's text: an address that ends neither the string nor the script. */
const quoted = (src: string) => JSON.stringify(src.replaceAll('&amp;', '&')).replaceAll('<', '\\u003c')

/**
 * Takes the scripts out of a page's head as it goes by, and has them asked for after the first paint: what a page shows and
 * what it is pressed with works without them, and on a slow line they would share it with styles, letters and the first
 * picture (docs/decisions/031). One for each page.
 */
export class LateScripts {
  #held = ''
  #isInBody = false
  #hasLoader = false
  #waiting: string[] = []
  #nonce = ''

  /** @param part of the page, in any encoding in which ASCII is ASCII @returns what of it can go out */
  push(part: string): string {
    const text = this.#held + part
    const end = wholeTo(text)
    this.#held = text.slice(end)
    return this.#rewrite(text.slice(0, end))
  }

  /** @returns what is left when the page is over */
  end(): string {
    const rest = this.#rewrite(this.#held)
    this.#held = ''
    return this.#waiting.length > 0 ? rest + this.#load() : rest
  }

  #rewrite(text: string): string {
    const bodyAt = this.#isInBody ? 0 : text.indexOf('<body')
    if (bodyAt < 0) return this.#take(text)
    const head = this.#take(text.slice(0, bodyAt))
    this.#isInBody = true
    return head + this.#take(text.slice(bodyAt))
  }

  #take(text: string): string {
    const left = text.replace(PRELOAD, '')
    return left.replace(SCRIPT, (tag: string, src: string, rest: string) => {
      if (!IS_ASYNC.test(rest)) return tag
      this.#nonce = NONCE.exec(rest)?.[1] ?? ''
      this.#waiting.push(src)
      return this.#isInBody ? this.#load() : ''
    })
  }

  /** Asks for what waits. */
  #load(): string {
    const calls = this.#waiting.splice(0).map((src) => `late(${quoted(src)})`)
    const loader = this.#hasLoader ? '' : LOADER
    this.#hasLoader = true
    const nonce = this.#nonce && ` nonce="${this.#nonce}"`
    return `<script${nonce}>${loader}${calls.join(';')}</script>`
  }
}

/** Where a text can be cut without cutting a script of the build, or a tag, in two. */
function wholeTo(text: string): number {
  const script = text.lastIndexOf('<script src="')
  if (script >= 0 && !text.includes('</script>', script)) return script
  const tag = text.lastIndexOf('<')
  return tag >= 0 && !text.includes('>', tag) ? tag : text.length
}
