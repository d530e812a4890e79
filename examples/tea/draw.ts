import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { parseAllDocuments } from 'yaml'
import { drawScene } from './drawing/scene'

/** Draws the shop's missing pictures into `pictures/`, as JPEG files of 1200 × 1500 pixels. */

const FOLDER = dirname(fileURLToPath(import.meta.url))
const PICTURES = join(FOLDER, 'pictures')

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
    writeFileSync(path, await sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer())
    drawn += 1
    if (drawn % 20 === 0) console.log(`${drawn} pictures are drawn …`)
  }
}
if (drawn > 0) console.log(`${drawn} pictures are in ${PICTURES}.`)
