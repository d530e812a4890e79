import type { Database } from '../db/database'
import type { ImageRenderer } from '../catalog/images/drawing'
import type { StoreApiEnv } from '../env'
import type { Locale } from '../i18n/locale'
import { catalogueFor } from './catalogue/build-catalogue'
import { generate } from './generator/generate'
import { isScene, parseDrawing } from './images/drawing'
import { frameFor } from './images/picture'
import { personalizationInks } from './images/marks/marks'
import { renderImage } from './images/render'
import { generatingProgress, seedingProgress } from './seed/progress'
import { seed } from './seed/seed'

/** The only entry to the demo catalogue; only programs, tests and fixtures import from `store-api/demo`. */

export { MAX_GENERATED_PRODUCTS } from './generator/products'

/** Fills the database with the demo catalogue: runs the missing steps, with a progress bar. */
export async function seedDemo(db: Database, env: Pick<StoreApiEnv, 'DEMO_CUSTOMERS' | 'STORE_LANGUAGE'>) {
  const progress = seedingProgress()
  await seed(db, catalogueFor(env), { onProgress: progress.onProgress, language: env.STORE_LANGUAGE })
  progress.stop()
}

/** Fills the shop up to a number of generated products, with a progress bar. @returns products added */
export async function generateProducts(db: Database, products: number, language: Locale) {
  const progress = generatingProgress()
  try {
    return await generate(db, { products, language, onProgress: progress.onProgress })
  } finally {
    progress.stop()
  }
}

/** Draws the demo's product images. */
export const imageRenderer: ImageRenderer = {
  render: async (drawing, width, format) => renderImage(parseDrawing(drawing), width, format),
  personalization: (stored) => {
    const drawing = parseDrawing(stored)
    if (isScene(drawing) || drawing.view !== 'back' || drawing.name || drawing.number !== undefined) return null
    const { colour, outline = null } = personalizationInks(drawing)
    const { move, scale } = frameFor(drawing)
    return { ink: colour, outline, place: { x: move[0], y: move[1], scale: scale[0] } }
  },
}
