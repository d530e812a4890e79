import type { Drawing } from '../images/drawing'
import { PALETTE } from './colours'
import type { Kit } from './kit'

/** The drawing of a kit from one view. */
export function drawingOf({ team, look, garment, sleeve, cut, kind }: Kit, view: Drawing['view']): Drawing {
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
