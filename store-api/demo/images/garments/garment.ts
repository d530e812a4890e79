import type { Drawing } from '../drawing'
import { type Kit, layOut, type Layers, type Picture } from '../picture'
import { drawBall } from './ball'
import { drawCrest } from './crest'
import { drawScarf } from './scarf'
import { drawShirt } from './shirt'
import { drawShorts } from './shorts'
import { drawSocks } from './socks'

const GARMENTS: Record<Drawing['garment'], (kit: Kit) => Picture> = {
  shirt: drawShirt,
  shorts: drawShorts,
  socks: drawSocks,
  scarf: drawScarf,
  ball: drawBall,
  crest: drawCrest,
}

interface Options {
  /** Whether it casts a shadow on its background. */
  hasShadow?: boolean
}

/** One garment, centred on the page, with shadow and light. */
export function drawGarment(kit: Kit, { hasShadow = true }: Options = {}): Layers {
  const picture = GARMENTS[kit.garment](kit)
  return layOut(hasShadow ? picture : { ...picture, shadow: '' }, kit)
}
