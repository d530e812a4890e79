import { seededRandom, integerBetween } from '../../../catalog/images/seeded-random'
import type { CatalogueQuestion } from '../catalogue'
import type { DemoQuestion, Kit, KitKind } from '../kit'
import { fill } from '../../../i18n/local-text'
import { FEATURED } from '../selection'
import { sampleOf, randomAuthor } from '../reviews/write-review'
import { GENERAL_QUESTIONS, BALLS, SCARVES, SHORTS, SOCKS, TRAINING } from './other'
import { GOALKEEPING, KIDS, PRINTING, RETRO, SHIRTS } from './shirts'

const MATCH = [...SHIRTS, ...PRINTING]

const QUESTIONS_BY_KIND: Record<KitKind, readonly DemoQuestion[]> = {
  home: MATCH,
  away: MATCH,
  third: MATCH,
  goalkeeper: [...SHIRTS, ...GOALKEEPING],
  retro: RETRO,
  retroAway: RETRO,
  kidsHome: [...KIDS, ...PRINTING],
  kidsAway: [...KIDS, ...PRINTING],
  training: [...SHIRTS, ...TRAINING],
  warmUp: [...SHIRTS, ...TRAINING],
  shorts: SHORTS,
  socks: SOCKS,
  scarf: SCARVES,
  ball: BALLS,
}

/** Share of products without questions, except featured ones. */
const SHARE_WITHOUT_QUESTIONS = 1 / 8

/** Questions about a product with the shop's answers; equal at every call. */
export function questionsOf({ kit, key }: { kit: Kit; key: string }): CatalogueQuestion[] {
  const random = seededRandom(`questions ${key}`)
  if (random() < SHARE_WITHOUT_QUESTIONS && !FEATURED.includes(key)) return []
  const questions = sampleOf(
    random,
    [...QUESTIONS_BY_KIND[kit.kind], ...GENERAL_QUESTIONS],
    integerBetween(random, 2, 5),
  )
  const words = { team: kit.team.name }
  return questions.map(({ question, answer }) => ({
    productKey: key,
    author: randomAuthor(random),
    question: fill(question, words),
    answer: fill(answer, words),
    age: random(),
  }))
}
