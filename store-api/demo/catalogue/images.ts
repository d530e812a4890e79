import type { LocalText } from '../../i18n/locale'
import type { Drawing } from '../images/drawing'
import type { CatalogImage } from './catalogue'
import { coloursOf } from './details'
import type { Kit } from './kit'
import { eachLocale, text } from '../../i18n/local-text'
import { PALETTE } from './colours'

type View = Drawing['view']

const VIEW_WORDS: Record<View, LocalText> = {
  front: text('front', 'de frente', 'Vorderseite'),
  back: text('back', 'de espaldas', 'Rückseite'),
  detail: text('close-up of crest and collar', 'detalle del escudo y el cuello', 'Nahaufnahme von Wappen und Kragen'),
}

function viewsOf({ garment }: Kit): View[] {
  if (garment === 'shirt') return ['front', 'back', 'detail']
  return garment === 'shorts' ? ['front', 'back'] : ['front']
}

function drawingOf({ team, look, garment, sleeve, cut, kind }: Kit, view: View): Drawing {
  const isRetro = kind === 'retro' || kind === 'retroAway'
  const [main, second, trim] = look.dyes
  return {
    garment,
    view,
    colours: [PALETTE[main].hex, PALETTE[second].hex, PALETTE[trim].hex],
    pattern: look.pattern,
    collar: look.collar,
    sleeve,
    cut,
    crest: team.crest,
    ...(team.sponsor && !isRetro && garment === 'shirt' ? { sponsor: team.sponsor } : {}),
    ...(garment === 'scarf' ? { name: team.scarfWord } : {}),
  }
}

/** Pictures of a product, the one for listings first. */
export function imagesOf(kit: Kit, key: string, name: LocalText): CatalogImage[] {
  const colours = coloursOf(kit)
  return viewsOf(kit).map((view) => ({
    name: `${key}-${view}`,
    alt: eachLocale((locale) => {
      const colour = locale === 'de' ? colours.de : colours[locale].toLowerCase()
      return `${name[locale]}, ${VIEW_WORDS[view][locale]}: ${colour}`
    }),
    drawing: drawingOf(kit, view),
  }))
}
