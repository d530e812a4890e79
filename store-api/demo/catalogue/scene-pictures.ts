import { text } from '../../i18n/local-text'
import type { LocalText } from '../../i18n/locale'
import type { Scene } from '../images/drawing'
import type { CatalogImage } from './catalogue'
import { drawingOf } from './drawing-of'
import type { KitKind } from './kit'
import { allKits } from './kits'

/** Names of the pictures that show several products. */
export const SCENES = {
  line: 'shirts-on-a-line',
  shelf: 'shirts-on-a-shelf',
  railing: 'scarves-on-a-railing',
} as const

/** Team codes with the kind of kit shown, the front one first. */
type SceneKits = readonly (readonly [team: string, kind: KitKind])[]

const PLANS: { name: string; scene: Scene['scene']; sceneKits: SceneKits; alt: LocalText }[] = [
  {
    name: SCENES.line,
    scene: 'washing-line',
    sceneKits: [
      ['LKM', 'home'],
      ['HQA', 'home'],
      ['IVW', 'home'],
      ['LKM', 'ball'],
    ],
    alt: text(
      'Three home shirts on a washing line between the posts of a goal, a ball in the grass below',
      'Tres camisetas de primera equipación tendidas entre los postes de una portería, con un balón sobre el césped',
      'Drei Heimtrikots an einer Wäscheleine zwischen den Pfosten eines Tors, davor ein Ball im Gras',
    ),
  },
  {
    name: SCENES.shelf,
    scene: 'shelf',
    sceneKits: [
      ['WYO', 'retro'],
      ['FLU', 'retro'],
      ['VSP', 'retro'],
    ],
    alt: text(
      'Folded retro shirts with polo collars on two wooden shelves',
      'Camisetas retro con cuello polo, dobladas en dos baldas de madera',
      'Zusammengelegte Retrotrikots mit Polokragen auf zwei Holzregalen',
    ),
  },
  {
    name: SCENES.railing,
    scene: 'railing',
    sceneKits: [
      ['TBR', 'scarf'],
      ['SMC', 'scarf'],
      ['GLW', 'ball'],
    ],
    alt: text(
      'Two scarves over the railing of a terrace, a ball at its foot',
      'Dos bufandas sobre la barandilla de una grada, con un balón al pie',
      'Zwei Schals über dem Geländer einer Stehtribüne, davor ein Ball',
    ),
  },
]

/** Pictures of several products, for slides of the home page and for categories. */
export function scenePictures(): CatalogImage<Scene>[] {
  const kits = allKits()
  return PLANS.map(({ name, scene, sceneKits, alt }) => ({
    name,
    alt,
    drawing: {
      scene,
      items: sceneKits.map(([code, kind]) => {
        const kit = kits.find((candidate) => candidate.team.code === code && candidate.kind === kind)
        if (!kit) throw new Error(`team ${code} has no ${kind}`)
        return drawingOf(kit, 'front')
      }),
    },
  }))
}
