import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { AppContext, AppEnv, Shop } from '../context'
import { mail } from '../db/schema'
import { notFound } from '../failure'
import { isLoopback } from '../loopback'

/** Mails of one page. */
const MOST = 100

const STYLE =
  'body{margin:0 auto;max-width:720px;padding:24px 16px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#17181a}' +
  'article{border-top:1px solid #5c5852;padding:16px 0}h2{margin:0;font-size:18px}p{margin:4px 0;color:#5c5852}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:12px 0}'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

type Row = typeof mail.$inferSelect

/** A text with its addresses as links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))

const standing = ({ sentAt, attempts }: Row) => {
  if (sentAt) return `sent ${sentAt.toISOString()}`
  return attempts > 0 ? `not sent, ${attempts} attempts` : 'not sent'
}

const article = (row: Row) => html`
  <article>
    <h2>${row.subject}</h2>
    <p>To ${row.recipient}, ${row.createdAt.toISOString()}, ${standing(row)}</p>
    <pre>${linked(row.text)}</pre>
    <a href="/dev/outbox/${row.id}">As HTML</a>
  </article>
`

const page = (rows: Row[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Outbox</title>
        <link rel="icon" href="data:," />
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>Outbox</h1>
        ${rows.length > 0 ? rows.map(article) : html`<p>No mail yet.</p>`}
      </body>
    </html>`

/** Nothing runs, nothing is fetched; only the named styles count. */
function guard(c: AppContext, style: string) {
  const policy = `default-src 'none'; style-src ${style}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  c.header('Content-Security-Policy', policy)
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Content-Type-Options', 'nosniff')
}

/**
 * `GET /dev/outbox`, `GET /dev/outbox.json` and `GET /dev/outbox/{id}`: the mails that were written, newest first, for
 * whoever tries the shop out. Not there where `showsOutbox` is false: links in it open accounts.
 */
export const outboxRoutes = (app: Hono<AppEnv>, { db, showsOutbox }: Shop) => {
  if (!showsOutbox) return
  const newest = () => db.select().from(mail).orderBy(desc(mail.id)).limit(MOST)

  app.use('/dev/*', async (c, next) => {
    // A page elsewhere that leads its own name to this machine reads nothing.
    if (!isLoopback(new URL(c.req.url).hostname)) throw notFound()
    await next()
  })
  app.get('/dev/outbox', async (c) => {
    guard(c, `'sha256-${STYLE_HASH}'`)
    return c.html(page(await newest()))
  })
  app.get('/dev/outbox.json', async (c) => {
    guard(c, "'none'")
    return c.json(await newest())
  })
  app.get('/dev/outbox/:id{[0-9]{1,9}}', async (c) => {
    const [row] = await db
      .select()
      .from(mail)
      .where(eq(mail.id, Number(c.req.param('id'))))
    if (!row) throw notFound()
    guard(c, "'unsafe-inline'")
    return c.html(row.html)
  })
}
