import type { CataloguePage } from '../demo/catalogue/catalogue'
import { say } from './say'

const page = (id: number, key: string, questions: CataloguePage['questions'] = []): CataloguePage => ({
  id,
  key,
  groupId: id < 7 ? 1 : 2,
  title: say(`Page ${key}`),
  seoDescription: say(`All about ${key}`),
  html: say(`<p>Text of ${key}.</p>`),
  questions,
  updatedAt: '2026-06-01T08:00:00.000Z',
})

/** Four of the site's pages, out of order. */
export const SMALL_PAGES: CataloguePage[] = [
  page(7, 'contact-us'),
  page(1, 'about-us'),
  page(8, 'help', [{ question: say('How long?'), answer: say('Two days.') }]),
  page(2, 'cookie-policy'),
]
