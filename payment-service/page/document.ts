import { html, raw } from 'hono/html'
import type { Texts } from '../texts/texts'
import { STYLE } from './style'
import type { Content } from './view'

interface Document {
  language: string
  title: string
  texts: Texts
  content: Content
}

const LOCK = html`<svg class="lock" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M6 10V8a6 6 0 0 1 12 0v2h1v11H5V10Zm2 0h8V8a4 4 0 0 0-8 0Z" />
</svg>`

/** The frame of every page a browser sees. */
export const htmlDocument = ({ language, title, texts, content }: Document) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header class="bar">
          <p class="brand">${LOCK}${texts.heading}</p>
          <p class="badge">${texts.sandbox}</p>
        </header>
        <main>${content}</main>
        <footer><p>${texts.sandboxText}</p></footer>
      </body>
    </html>`
