/** Milliseconds after which scripts load without a first paint, and after the first frame without fonts or largest image. */
const MAX_WAIT_MS = { unpainted: 3000, incomplete: 1000 }

/**
 * Runs in the page: loads the deferred scripts after the first paint with the page's fonts and its largest image, each in a
 * task of its own, as a slow phone needs some milliseconds for each.
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

const CALLS = /^(?:__storefront\.defer\("\/_next\/static\/[^"<]*"\);?)+$/

/** Whether an inline script is the loader, or calls it. */
export const isLoader = (script: string): boolean =>
  CALLS.test(script.startsWith(LOADER) ? script.slice(LOADER.length) : script)

/** A string literal that ends neither the string nor the script element. */
const literal = (src: string) => JSON.stringify(src).replaceAll('<', '\\u003c')

/** @returns the text of an inline script that loads these scripts; the first one of a page brings the loader along */
export const loadScripts = (sources: readonly string[], { withLoader }: { withLoader: boolean }): string =>
  (withLoader ? LOADER : '') + sources.map((src) => `__storefront.defer(${literal(src)})`).join(';')
