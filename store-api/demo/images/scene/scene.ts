import type { Scene } from '../drawing'
import type { Layers } from '../picture'
import { GLOW_DEFS } from '../paint'
import { type Paint, stack } from './place'
import { drawRailing } from './railing'
import { drawShelf } from './shelf'
import { drawWashingLine } from './washing-line'

const SCENES: Record<Scene['scene'], Paint> = {
  'washing-line': drawWashingLine,
  shelf: drawShelf,
  railing: drawRailing,
}

/**
 * Several garments in one picture with a transparent background; anything that extends beyond it fades out. A hero on a
 * phone shows only the upper two thirds.
 */
export const drawScene = ({ scene, items }: Scene, unitsPerPixel: number): Layers =>
  stack([{ defs: GLOW_DEFS, body: '' }, SCENES[scene](items, unitsPerPixel)])
