import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stringify } from 'yaml'
import { listBooks } from './book-list'
import { drawCover } from './cover'
import { GENRES } from './titles'

/**
 * Writes the shop's books to `products/` and their covers to `pictures/`, unless they exist. An argument is the number of
 * books, 500 without one.
 */

const FOLDER = dirname(fileURLToPath(import.meta.url))

const [, , count] = process.argv
const books = listBooks(count === undefined ? undefined : Number(count))
if (books.length === 0) throw new RangeError(`"${count}" is no number of books, which begins at 1.`)
mkdirSync(join(FOLDER, 'products'), { recursive: true })
mkdirSync(join(FOLDER, 'pictures'), { recursive: true })
for (const { key } of GENRES) {
  const own = books.filter(({ product }) => product.categories.includes(key)).map(({ product }) => product)
  writeFileSync(join(FOLDER, 'products', `${key}.yaml`), stringify(own))
}
let drawn = 0
for (const { cover, product } of books) {
  const path = join(FOLDER, 'pictures', product.pictures[0]?.file ?? '')
  if (existsSync(path)) continue
  writeFileSync(path, await drawCover(cover))
  drawn += 1
  if (drawn % 100 === 0) console.log(`${drawn} covers are drawn …`)
}
