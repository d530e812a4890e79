import { randomFrom } from '../tea/drawing/palette'
import { FAMILY_NAMES, type Genre, GENRES, GIVEN_NAMES, PUBLISHERS } from './titles'

const BOOKS = 500

type Random = () => number

const pick = <Value>(values: readonly Value[], random: Random): Value => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new RangeError('nothing to pick from')
  return value
}

const slug = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** An ISBN with its check digit, in a registration group that is not assigned. */
function isbn(number: number): string {
  const digits = `979999${String(number).padStart(6, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

function bookOf(number: number, genre: Genre, title: string) {
  const random = randomFrom(title)
  const author = `${pick(GIVEN_NAMES, random)} ${pick(FAMILY_NAMES, random)}`
  const isHardback = random() < 0.35
  const [minPages, maxPages] = genre.pages
  const price = Math.round((isHardback ? 19 : 9) + random() * 9) - 0.01
  const sentences = [...genre.sentences].sort(() => random() - 0.5).slice(0, 2)
  const file = `${slug(title)}.jpg`
  return {
    cover: { title, author, colours: pick(genre.covers, random), random },
    product: {
      ...{ key: slug(title), name: title, brand: author, categories: [genre.key], taxClass: 'books' },
      description: `<p>${sentences.join(' ')}</p>`,
      price,
      ...(random() < 0.08 ? { specialPrice: Math.round(price * 0.7) - 0.01 } : {}),
      ...(number % 41 === 0 ? { featured: Math.ceil((number + 1) / 41), isNew: true } : {}),
      ...{ sku: `B-${String(number).padStart(4, '0')}`, gtin: isbn(number) },
      stock: random() < 0.06 ? 0 : Math.ceil(random() * 30),
      attributes: {
        genre: genre.name,
        format: isHardback ? 'Hardback' : 'Paperback',
        publisher: pick(PUBLISHERS, random),
        pages: Math.round(minPages + random() * (maxPages - minPages)),
        year: 2004 + Math.floor(random() * 22),
        signed: random() < 0.04,
      },
      pictures: [{ file, alt: `Cover of ${title} by ${author}` }],
    },
  }
}

/** Generates unique titles, cycling through the genres; a repeated title becomes a sequel. */
function* titles(): Generator<readonly [Genre, string]> {
  const random = randomFrom('titles')
  const volumesByTitle = new Map<string, number>()
  for (let number = 0; number < BOOKS; number++) {
    const genre = GENRES[number % GENRES.length]
    if (!genre) return
    const title = `${pick(genre.openings, random)} ${pick(genre.endings, random)}`
    const volume = (volumesByTitle.get(title) ?? 0) + 1
    volumesByTitle.set(title, volume)
    yield [genre, volume === 1 ? title : `${title}, ${volume}`]
  }
}

/** Generates the shop's books, the same in every run: each with its document and the data of its cover. */
export const listBooks = (count = BOOKS) =>
  [...titles()].slice(0, count).map(([genre, title], number) => bookOf(number, genre, title))
