import { loadScripts } from '../../lib/browser/script-loader'
import { countPassthrough } from '../passthrough'
import type { HtmlRewriter } from './transform-html'

/** A script as React writes it into a page, and the hints to load one early. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<>]+)"([^<>]*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g
const IS_ASYNC = / async=""/
const NONCE = / nonce="([^"]*)"/
const BUILD_FILE = '/_next/static/'

/**
 * Takes the scripts of the build out of a page and has them loaded after the first paint: what a page shows, its links and
 * its forms work without them, and on a slow line they share it with styles, fonts and the first image
 * (docs/decisions/031).
 */
class ScriptDeferrer implements HtmlRewriter {
  #held = ''
  #isInBody = false
  #hasLoader = false
  #hasBuildFiles = false
  #waiting: string[] = []
  #nonce = ''

  push(part: string): string {
    const text = this.#held + part
    const end = safeEnd(text)
    this.#held = text.slice(end)
    return this.#rewrite(text.slice(0, end))
  }

  end(): string {
    const rest = this.#rewrite(this.#held)
    this.#held = ''
    const page = this.#waiting.length > 0 ? rest + this.#load() : rest
    if (this.#hasBuildFiles && !this.#hasLoader) countPassthrough('deferScripts')
    return page
  }

  #rewrite(text: string): string {
    this.#hasBuildFiles ||= text.includes(BUILD_FILE)
    const bodyAt = this.#isInBody ? 0 : text.indexOf('<body')
    if (bodyAt < 0) return this.#take(text)
    const head = this.#take(text.slice(0, bodyAt))
    this.#isInBody = true
    return head + this.#take(text.slice(bodyAt))
  }

  #take(text: string): string {
    const left = text.replace(PRELOAD, '')
    return left.replace(SCRIPT, (tag: string, src: string, attributes: string) => {
      if (!IS_ASYNC.test(attributes)) return tag
      this.#nonce = NONCE.exec(attributes)?.[1] ?? ''
      this.#waiting.push(src.replaceAll('&amp;', '&'))
      return this.#isInBody ? this.#load() : ''
    })
  }

  #load(): string {
    const script = loadScripts(this.#waiting.splice(0), { withLoader: !this.#hasLoader })
    this.#hasLoader = true
    return `<script${this.#nonce && ` nonce="${this.#nonce}"`}>${script}</script>`
  }
}

export const deferScripts = (): HtmlRewriter => new ScriptDeferrer()

/** Where a text can be cut without cutting a script of the build, or a tag, in two. */
function safeEnd(text: string): number {
  const script = text.lastIndexOf('<script src="')
  if (script >= 0 && !text.includes('</script>', script)) return script
  const tag = text.lastIndexOf('<')
  return tag >= 0 && !text.includes('>', tag) ? tag : text.length
}
