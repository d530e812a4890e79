import 'server-only'
import { plainPagePolicy } from '../../http/error-page'
import { escapeHtml } from '../../format/text'

interface OfflinePage {
  /** As in the `lang` of pages. */
  lang: string
  shopName: string
  texts: Record<'title' | 'text' | 'retry' | 'seen', string>
}

const STYLE =
  ':root{color-scheme:light dark;--ink:#17181a;--ink-2:#5c5852;--paper:#fff;--tile:#f4f2ee;--line:#e3dfd8}' +
  '@media(prefers-color-scheme:dark){:root{--ink:#f4f2ee;--ink-2:#b5afa5;--paper:#17181a;--tile:#242529;--line:#3a3b40}}' +
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}' +
  'header{padding:1rem max(1rem,50vw - 30rem);border-bottom:1px solid var(--line);font-weight:700}' +
  'main{padding:3rem max(1rem,50vw - 30rem)}h1{margin:0;font-size:2rem;line-height:1.15}p{margin:.5rem 0 0;color:var(--ink-2)}' +
  '.retry{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border-radius:6px;color:var(--paper);background:var(--ink);font-weight:600;text-decoration:none}' +
  'section{margin-top:3rem}section:not(:has(li)){display:none}h2{margin:0;font-size:1.25rem}' +
  'ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1.5rem 1rem;margin:1rem 0 0;padding:0;list-style:none}' +
  'li a{display:block;color:inherit;font-size:.9375rem;line-height:1.25rem;text-decoration:none}li a:hover{text-decoration:underline}' +
  'img{display:block;width:100%;aspect-ratio:1;margin-bottom:.5rem;border-radius:6px;object-fit:cover;background:var(--tile)}' +
  'a:focus-visible{outline:3px solid;outline-offset:2px}'

/** The recently viewed products have images, which may come from another host. */
export const OFFLINE_PAGE_POLICY = plainPagePolicy(STYLE, "img-src 'self' https: data:; ")

/**
 * The page that the service worker shows while there is no network. It needs no other file of the shop. The worker
 * writes the products into its empty list (lib/browser/offline/worker.ts).
 */
export function offlinePage({ lang, shopName, texts }: OfflinePage): string {
  const { title, text, retry, seen } = texts
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${shopName}`)}</title><style>${STYLE}</style></head>
<body><header>${escapeHtml(shopName)}</header>
<main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>
<a class="retry" href="">${escapeHtml(retry)}</a>
<section><h2>${escapeHtml(seen)}</h2><ul></ul></section></main></body>
</html>
`
}
