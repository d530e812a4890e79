import { exitOnSignal, Processes } from '../harness/processes'
import { productsOfTeam } from '../../store-api/demo/generator/products'
import { openTestShop, testClient } from '../../store-api/testing/test-shop'
import { openCatalogue } from './scale/catalogue'
import { chart, measure, type Row, table } from './scale/measure'
import { QUESTIONS } from './scale/questions'
import { startDatabase } from './bench'

/** Numbers of products of the compared shops, in ascending order: `BENCH_SCALE=10000,1000000`. */
const SIZES = (process.env.BENCH_SCALE ?? '10000,100000,1000000').split(',').map(Number)

/** Longest p95 of any query in the largest shop, in milliseconds. */
const LIMIT = 50

/** Maximum ratio of the largest shop to the smallest for frequent queries. */
const MAX_RATIO = 2

/** Measures all queries on a shop of one size. */
async function measureShop(server: string, size: number): Promise<Row[]> {
  const database = await openCatalogue(server, size)
  const start = performance.now()
  const { app, shop } = await openTestShop({ database })
  await shop.catalog.current()
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024)
  console.log(
    `${size} products: listings ready after ${Math.round(performance.now() - start)} ms, ${memory} MB resident`,
  )
  const rows: Row[] = []
  for (const question of QUESTIONS) {
    const teams = Math.max(1, Math.floor(size / productsOfTeam()))
    rows.push({ name: question.name, figures: [await measure(testClient(app), question, { teams })] })
  }
  await database.close()
  return rows
}

/** Rows that exceed a limit. */
function failures(rows: Row[]): string[] {
  return rows.flatMap(({ name, figures }) => {
    const [smallest, largest] = [figures[0]?.p95 ?? 0, figures.at(-1)?.p95 ?? 0]
    const isSteady = QUESTIONS.some((question) => question.name === name && question.isSteady)
    return [
      ...(largest > LIMIT ? [`${name}: ${largest.toFixed(1)} ms, at most ${LIMIT} allowed`] : []),
      ...(isSteady && largest > smallest * MAX_RATIO ? [`${name}: more than ${MAX_RATIO} times as long`] : []),
    ]
  })
}

async function main(server: string): Promise<boolean> {
  const all: Row[][] = []
  for (const size of SIZES) all.push(await measureShop(server, size))
  const rows = QUESTIONS.map(({ name }, at) => ({
    name,
    figures: all.flatMap((shopRows) => shopRows[at]?.figures ?? []),
  }))
  console.log(`\n${table(rows, SIZES)}\n\np95, ms\n${chart(rows, SIZES)}`)
  for (const failure of failures(rows)) console.log(`✘ ${failure}`)
  return failures(rows).length === 0
}

/** Uses the server of BENCH_DATABASE_URL, whose shops are reused next time, or a temporary one. */
async function withServer(work: (server: string) => Promise<boolean>): Promise<boolean> {
  const databaseUrl = process.env.BENCH_DATABASE_URL
  if (databaseUrl) return work(databaseUrl)
  const processes = new Processes()
  exitOnSignal(processes)
  try {
    return await work(await startDatabase(processes))
  } finally {
    await processes.stopAll()
  }
}

process.exit((await withServer(main)) ? 0 : 1)
