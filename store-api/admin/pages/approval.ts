import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { html } from 'hono/html'
import { LIMITS } from '../../../contract/limits'
import { answerQuestion, rejectQuestion, listUnansweredQuestions } from '../../feedback/questions'
import { moderateReview, listPendingReviews } from '../../feedback/reviews'
import type { AppEnv, Shop } from '../../http/context'
import { badRequest, notFound } from '../../http/errors'
import { adminPage, setSecurityHeaders, loopbackOnly, PAGE_STYLE } from './admin-page'

const ID = ':id{[0-9]{1,9}}'

const button = (action: string, label: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form>`

const reviewArticle = (row: Awaited<ReturnType<typeof listPendingReviews>>[number]) => html`
  <article>
    <h2>${row.title}</h2>
    <p>Review ${row.id} by ${row.author}, ${row.rating} of 5 stars, ${row.product}, ${row.createdAt.toISOString()}</p>
    <pre>${row.content}</pre>
    ${button(`/dev/approval/review/${row.id}/approve`, `Approve review ${row.id}`)}
    ${button(`/dev/approval/review/${row.id}/refuse`, `Refuse review ${row.id}`)}
  </article>
`

const questionArticle = (row: Awaited<ReturnType<typeof listUnansweredQuestions>>[number]) => html`
  <article>
    <h2>${row.question}</h2>
    <p>Question ${row.id} by ${row.author}, ${row.product}, ${row.askedAt.toISOString()}</p>
    <form method="post" action="/dev/approval/question/${row.id}/answer">
      <label>Answer to question ${row.id} <textarea name="answer" required maxlength="2000"></textarea></label>
      <button>Send answer ${row.id}</button>
    </form>
    ${button(`/dev/approval/question/${row.id}/refuse`, `Refuse question ${row.id}`)}
  </article>
`

/**
 * `GET /dev/approval` with its forms: reviews and questions that wait for moderation, on development machines. In
 * production use `npm run store-api -- approve` and its siblings.
 */
export const approvalRoutes = (app: Hono<AppEnv>, shop: Shop) => {
  if (!shop.hasAdminPages) return
  app.on(['GET', 'POST'], ['/dev/approval', '/dev/approval/*'], loopbackOnly())

  app.get('/dev/approval', async (c) => {
    const [reviews, questions] = [await listPendingReviews(shop), await listUnansweredQuestions(shop)]
    const articles = [...reviews.map(reviewArticle), ...questions.map(questionArticle)]
    setSecurityHeaders(c, PAGE_STYLE, "'self'")
    return c.html(adminPage('Approval', articles.length > 0 ? articles : html`<p>Nothing waits.</p>`))
  })
  app.post(`/dev/approval/review/${ID}/:decision{approve|refuse}`, async (c) => {
    const state = c.req.param('decision') === 'approve' ? 'approved' : 'refused'
    if (!(await moderateReview(shop.db, Number(c.req.param('id')), state))) throw notFound()
    return c.redirect('/dev/approval', 303)
  })
  app.post(`/dev/approval/question/${ID}/refuse`, async (c) => {
    if (!(await rejectQuestion(shop, Number(c.req.param('id'))))) throw notFound()
    return c.redirect('/dev/approval', 303)
  })
  app.post(`/dev/approval/question/${ID}/answer`, bodyLimit({ maxSize: LIMITS.bodyBytes }), async (c) => {
    const { answer } = await c.req.parseBody()
    if (typeof answer !== 'string' || answer.trim() === '') throw badRequest()
    if (!(await answerQuestion(shop, Number(c.req.param('id')), answer))) throw notFound()
    return c.redirect('/dev/approval', 303)
  })
}
