import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { parseAllDocuments } from 'yaml'
import { drawScene } from './drawing/scene'

/**
 * Draws the shop's missing pictures into `pictures/`, as JPEG files of 1200 × 1500 pixels. Arguments are another width and
 * another folder.
 */

const FOLDER = dirname(fileURLToPath(import.meta.url))
const FULL_WIDTH = 1200
/** Dots per inch at which an SVG's pixel is one of the picture. */
const FULL_DENSITY = 72

const [, , width = String(FULL_WIDTH), folder = FOLDER] = process.argv
if (!/^[1-9]\d{0,3}$/.test(width)) throw new RangeError(`"${width}" is no width in pixels.`)
const density = (FULL_DENSITY * Number(width)) / FULL_WIDTH
const PICTURES = join(folder, 'pictures')

interface Product {
  categories: string[]
  pictures: { file: string }[]
}

const products = readdirSync(join(FOLDER, 'products')).flatMap((file) =>
  parseAllDocuments(readFileSync(join(FOLDER, 'products', file), 'utf8')).map((document) => document.toJS() as Product),
)

mkdirSync(PICTURES, { recursive: true })
let drawn = 0
for (const { categories, pictures } of products) {
  for (const { file } of pictures) {
    const path = join(PICTURES, file)
    if (existsSync(path)) continue
    const svg = drawScene(file.replace(/\.jpg$/, ''), categories[0] ?? '')
    writeFileSync(path, await sharp(Buffer.from(svg), { density }).jpeg({ quality: 86 }).toBuffer())
    drawn += 1
    if (drawn % 20 === 0) console.log(`${drawn} pictures are drawn …`)
  }
}
if (drawn > 0) console.log(`${drawn} pictures are in ${PICTURES}.`)
