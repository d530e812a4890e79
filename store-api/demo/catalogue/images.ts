import type { LocalText } from '../../i18n/locale'
import type { Drawing, Scene } from '../images/drawing'
import type { CatalogImage } from './catalogue'
import { coloursOf } from './details'
import type { Kit, KitKind } from './kit'
import { allKits } from './kits'
import { eachLocale, text } from '../../i18n/local-text'
import { drawingOf } from './drawing-of'
import { scenePictures } from './scene-pictures'

type View = Drawing['view']

const VIEW_NAMES: Record<View, LocalText> = {
  front: text('front', 'de frente', 'Vorderseite'),
  back: text('back', 'de espaldas', 'Rückseite'),
  detail: text('close-up of crest and collar', 'detalle del escudo y el cuello', 'Nahaufnahme von Wappen und Kragen'),
  folded: text('folded', 'doblada', 'zusammengelegt'),
  hung: text('on a hanger', 'en una percha', 'auf einem Bügel'),
}

/** The third picture of a shirt by kind; for other kinds a close-up. */
const CLOSING_VIEWS: Partial<Record<KitKind, View>> = {
  ...{ retro: 'folded', retroAway: 'folded' },
  ...{ training: 'hung', warmUp: 'hung' },
}

function viewsOf({ garment, kind }: Kit): View[] {
  if (garment === 'shirt') return ['front', 'back', CLOSING_VIEWS[kind] ?? 'detail']
  return garment === 'shorts' ? ['front', 'back'] : ['front']
}

/** The back of a club's home shirt with a name and a number. */
function printedBack(
  name: string,
  number: number,
  { team: code, alt }: { team: string; alt: LocalText },
): CatalogImage {
  const kit = allKits().find(({ team, kind }) => team.code === code && kind === 'home')
  if (!kit) throw new Error(`unknown club code ${code}`)
  return {
    name: `${name.toLowerCase()}-${number}`,
    alt,
    drawing: { ...drawingOf(kit, 'back'), name, number },
  }
}

/** Pictures of the home page, categories and the not-found page, whose text repeats the picture's. */
export const pagePictures = (): CatalogImage<Drawing | Scene>[] => [
  printedBack('OKAFOR', 10, {
    team: 'TBR',
    alt: text(
      'Back of a striped shirt with the name Okafor and the number 10',
      'Espalda de una camiseta a rayas con el nombre Okafor y el número 10',
      'Rücken eines gestreiften Trikots mit dem Namen Okafor und der Nummer 10',
    ),
  }),
  printedBack('NOBODY', 0, { team: 'HQA', alt: text('', '', '') }),
  ...scenePictures(),
]

/** Pictures of a product, the listing image first. */
export function imagesOf(kit: Kit, key: string, name: LocalText): CatalogImage[] {
  const colours = coloursOf(kit)
  return viewsOf(kit).map((view) => ({
    name: `${key}-${view}`,
    alt: eachLocale((locale) => {
      const colour = locale === 'de' ? colours.de : colours[locale].toLowerCase()
      return `${name[locale]}, ${VIEW_NAMES[view][locale]}: ${colour}`
    }),
    drawing: drawingOf(kit, view),
  }))
}
