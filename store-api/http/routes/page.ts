import { asc, eq } from 'drizzle-orm'
import { CALLS } from '../../../contract/calls'
import type { Shop } from '../context'
import { contentPage } from '../../db/schema'
import { notFound } from '../failure'
import type { Register } from '../register'

/** `GET /api/page`, `GET /api/page/{key}` */
export const pageRoutes = (register: Register, { db, language }: Shop) => {
  register(CALLS.listPages, async () => {
    const { id, key, title, groupId } = contentPage
    const rows = await db.select({ id, key, title, groupId }).from(contentPage).orderBy(asc(id))
    return rows.map((row) => ({ ...row, title: row.title[language] }))
  })
  register(CALLS.getPage, async ({ params }) => {
    const [row] = await db
      .select()
      .from(contentPage)
      .where(eq(contentPage.key, params.key ?? ''))
    if (!row) throw notFound()
    return {
      id: row.id,
      key: row.key,
      title: row.title[language],
      groupId: row.groupId,
      html: row.html[language],
      seoDescription: row.seoDescription[language],
      questions: row.questions.map(({ question, answer }) => ({
        question: question[language],
        answer: answer[language],
      })),
      updatedAt: row.updatedAt.toISOString(),
    }
  })
}
