import { countPassthrough } from '../../lib/http/middleware'
import type { HtmlRewriter } from './transform-html'

/** A script tag as React renders it, and preload hints for scripts. */
const SCRIPT = /<script src="(\/_next\/static\/[^"<>]+)"([^<>]*)><\/script>/g
const PRELOAD = /<link rel="preload" as="script"[^<>]*>/g
const ASYNC_ATTRIBUTE = / async=""/
const NONCE_ATTRIBUTE = / nonce="([^"]*)"/
const BUILD_FILE = '/_next/static/'

/**
 * Removes the scripts of the build from a page and loads them after the first paint: content, links and forms work
 * without them, and on a slow connection they would compete with styles, fonts and the first image
 * (docs/decisions/031).
 */
class ScriptDeferrer implements HtmlRewriter {
  #pending = ''
  #isInBody = false
  #hasLoader = false
  #hasBuildFiles = false
  #deferred: string[] = []
  #nonce = ''

  push(part: string): string {
    const text = this.#pending + part
    const end = splitOffset(text)
    this.#pending = text.slice(end)
    return this.#rewrite(text.slice(0, end))
  }

  end(): string {
    const rest = this.#rewrite(this.#pending)
    this.#pending = ''
    const page = this.#deferred.length > 0 ? rest + this.#load() : rest
    if (this.#hasBuildFiles && !this.#hasLoader) countPassthrough('deferScripts')
    return page
  }

  #rewrite(text: string): string {
    this.#hasBuildFiles ||= text.includes(BUILD_FILE)
    const bodyAt = this.#isInBody ? 0 : text.indexOf('<body')
    if (bodyAt < 0) return this.#removeScripts(text)
    const head = this.#removeScripts(text.slice(0, bodyAt))
    this.#isInBody = true
    return head + this.#removeScripts(text.slice(bodyAt))
  }

  #removeScripts(text: string): string {
    const withoutPreloads = text.replace(PRELOAD, '')
    return withoutPreloads.replace(SCRIPT, (tag: string, src: string, attributes: string) => {
      if (!ASYNC_ATTRIBUTE.test(attributes)) return tag
      this.#nonce = NONCE_ATTRIBUTE.exec(attributes)?.[1] ?? ''
      this.#deferred.push(src.replaceAll('&amp;', '&'))
      return this.#isInBody ? this.#load() : ''
    })
  }

  #load(): string {
    const script = loadScripts(this.#deferred.splice(0), { withLoader: !this.#hasLoader })
    this.#hasLoader = true
    return `<script${this.#nonce && ` nonce="${this.#nonce}"`}>${script}</script>`
  }
}

export const deferScripts = (): HtmlRewriter => new ScriptDeferrer()

/** The offset at which a text can be split without splitting a script of the build or a tag. */
function splitOffset(text: string): number {
  const script = text.lastIndexOf('<script src="')
  if (script >= 0 && !text.includes('</script>', script)) return script
  const tag = text.lastIndexOf('<')
  return tag >= 0 && !text.includes('>', tag) ? tag : text.length
}

/**
 * Milliseconds until scripts load without a first paint, and after the first frame without fonts or the largest image.
 */
const MAX_WAIT_MS = { unpainted: 3000, incomplete: 1000 }

/**
 * Runs in the page: loads the deferred scripts after the first paint with the page's fonts and its largest image. Each
 * loads in a separate task, because a slow phone needs some milliseconds for each.
 */
const LOADER =
  '(function(w){var d=document,q=[],add=function(s){var e=d.createElement("script");e.src=s;e.async=true;d.head.append(e)},' +
  'go=function(){var s=q.shift();if(s){add(s);setTimeout(go)}else q.push=add},' +
  'frame=function(f){requestAnimationFrame(function(){setTimeout(f)})};' +
  'w.__storefront={defer:function(s){q.push(s)}};' +
  'frame(function(){' +
  `var i=d.querySelector("img[fetchpriority=high]"),n=function(){};setTimeout(go,${MAX_WAIT_MS.incomplete});` +
  'Promise.all([d.fonts&&d.fonts.ready,i&&i.decode().catch(n)]).then(function(){frame(go)})});' +
  `setTimeout(go,${MAX_WAIT_MS.unpainted})})(self);`

const LOADER_CALLS = /^(?:__storefront\.defer\("\/_next\/static\/[^"<]*"\);?)+$/

/** Whether an inline script is the loader, or calls it. */
export const isLoader = (script: string): boolean =>
  LOADER_CALLS.test(script.startsWith(LOADER) ? script.slice(LOADER.length) : script)

/** A JavaScript string literal that is safe inside a script element. */
const literal = (src: string) => JSON.stringify(src).replaceAll('<', '\\u003c')

/** @returns the text of an inline script that loads these scripts; the first one of a page must include the loader */
export const loadScripts = (sources: readonly string[], { withLoader }: { withLoader: boolean }): string =>
  (withLoader ? LOADER : '') + sources.map((src) => `__storefront.defer(${literal(src)})`).join(';')
