import { desc, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { mail } from '../../db/schema'
import type { AppEnv, Shop } from '../../http/context'
import { notFound } from '../../http/errors'
import { adminPage, setSecurityHeaders, loopbackOnly, PAGE_STYLE } from './admin-page'

/** Maximum number of listed mails. */
const MAX_MAILS = 100

type Row = typeof mail.$inferSelect

/** A text with its addresses as links. */
const linkify = (text: string) =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part))

const deliveryStatus = ({ sentAt, attempts }: Row) => {
  if (sentAt) return `sent ${sentAt.toISOString()}`
  return attempts > 0 ? `not sent, ${attempts} attempts` : 'not sent'
}

const mailArticle = (row: Row) => html`
  <article>
    <h2>${row.subject}</h2>
    <p>To ${row.recipient}, ${row.createdAt.toISOString()}, ${deliveryStatus(row)}</p>
    <pre>${linkify(row.text)}</pre>
    <a href="/dev/outbox/${row.id}">As HTML</a>
  </article>
`

/**
 * `GET /dev/outbox`, `GET /dev/outbox.json` and `GET /dev/outbox/{id}`: queued mail, newest first, on development
 * machines. Absent if `hasDevTools` is false: its links grant access to accounts.
 */
export const outboxRoutes = (app: Hono<AppEnv>, { db, hasDevTools }: Shop) => {
  if (!hasDevTools) return
  const listNewestMails = () => db.select().from(mail).orderBy(desc(mail.id)).limit(MAX_MAILS)

  app.on('GET', ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/*'], loopbackOnly())
  app.get('/dev/outbox', async (c) => {
    setSecurityHeaders(c, PAGE_STYLE)
    const rows = await listNewestMails()
    return c.html(adminPage('Outbox', rows.length > 0 ? rows.map(mailArticle) : html`<p>No mail yet.</p>`))
  })
  app.get('/dev/outbox.json', async (c) => {
    setSecurityHeaders(c, "'none'")
    return c.json(await listNewestMails())
  })
  app.get('/dev/outbox/:id{[0-9]{1,9}}', async (c) => {
    const [row] = await db
      .select()
      .from(mail)
      .where(eq(mail.id, Number(c.req.param('id'))))
    if (!row) throw notFound()
    setSecurityHeaders(c, "'unsafe-inline'")
    return c.html(row.html)
  })
}
