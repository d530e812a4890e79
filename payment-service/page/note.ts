import { html } from 'hono/html'
import type { Content } from './view'

interface Note {
  kind: 'bad' | 'good' | 'calm'
  title: string
  text: string
  children?: Content
}

/** Something the shopper has to know before anything else. */
export const note = ({ kind, title, text, children = html`` }: Note) => html`
  <div class="note ${kind}" role="status">
    <h2>${title}</h2>
    <p>${text}</p>
    ${children}
  </div>
`
