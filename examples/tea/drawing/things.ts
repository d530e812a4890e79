import type { Palette } from './palette'
import { FLOOR, shade, shadow, tin } from './shapes'

/** A brass spoon lying on the table. */
export const spoon = (x: number, y: number, colour = '#b88a3a') => `
<g transform="translate(${x} ${y}) rotate(-14)">${shade(20, 34, 345, 36, 0.35)}
<path d="M-60 0Q130-22 330-8Q346 4 330 16Q130 22-60 12Z" fill="${colour}"/><path d="M-60 0Q130-22 330-8Q130-8-60 6Z" fill="#fff" opacity=".35"/>
<ellipse cx="-170" cy="6" rx="130" ry="62" fill="${colour}"/><ellipse cx="-170" cy="2" rx="112" ry="48" fill="#000" opacity=".3"/>
<ellipse cx="-186" cy="-4" rx="84" ry="30" fill="#fff" opacity=".14"/></g>`

/** A folded towel with stripes. */
export function towel(x: number, width: number, y = FLOOR): string {
  const left = x - width / 2
  const layers = [0, 1, 2].map((layer) => {
    const top = y - 90 - layer * 62
    const stripes = [0.1, 0.14, 0.84, 0.88].map(
      (at) =>
        `<rect x="${left + width * at}" y="${top}" width="${width * 0.022}" height="62" fill="#7b3f34" opacity=".75"/>`,
    )
    return `<rect x="${left}" y="${top}" width="${width}" height="64" rx="30" fill="#efe7d8"/>${stripes.join('')}
<rect x="${left}" y="${top}" width="${width}" height="64" rx="30" fill="url(#round)" opacity=".4"/><rect x="${left}" y="${top + 50}" width="${width}" height="14" rx="7" fill="#000" opacity=".12"/>`
  })
  return `${shadow(x, width, y - 20)}${layers.join('')}`
}

/** An open wooden box with six small tins. */
export function box(x: number, width: number, palettes: readonly Palette[], y = FLOOR): string {
  const left = x - width / 2
  const small = width / 4.1
  const row = (from: number, line: number) =>
    palettes.slice(from, from + 3).map((palette, place) => tin(x + (place - 1) * small * 1.22, small, palette, line))
  return `${shadow(x, width, y)}<rect x="${left}" y="${y - 430}" width="${width}" height="380" rx="10" fill="#8a6440"/>
<rect x="${left}" y="${y - 430}" width="${width}" height="380" rx="10" fill="#000" opacity=".34"/>
${row(0, y - 190).join('')}${row(3, y - 90).join('')}
<rect x="${left - 14}" y="${y - 190}" width="${width + 28}" height="196" rx="8" fill="#b08556"/>
<rect x="${left - 14}" y="${y - 190}" width="${width + 28}" height="196" rx="8" fill="url(#light)"/>
<path d="M${left} ${y - 130}H${left + width}M${left} ${y - 62}H${left + width}" stroke="#6f4c2c" stroke-opacity=".35" stroke-width="4"/>`
}

/** An envelope with a card that sticks out. */
export function envelope(x: number, width: number, y = FLOOR): string {
  const height = width * 0.62
  const left = x - width / 2
  const top = y - height
  return `${shadow(x, width, y)}<rect x="${left + 50}" y="${top - 190}" width="${width - 100}" height="${height}" rx="10" fill="#f7f2e6"/>
<rect x="${left + 90}" y="${top - 150}" width="${width - 180}" height="22" rx="11" fill="#2f4a3a" opacity=".7"/>
<rect x="${left + 90}" y="${top - 104}" width="${width - 360}" height="16" rx="8" fill="#2f4a3a" opacity=".35"/>
<path d="M${left} ${top}H${left + width}V${y}H${left}Z" fill="#c9a87a"/><path d="M${left} ${top}L${x} ${top + height * 0.56}L${left + width} ${top}V${y}H${left}Z" fill="#d8bb90"/>
<path d="M${left} ${y}L${x} ${top + height * 0.46}L${left + width} ${y}Z" fill="#e2c9a2"/><path d="M${left} ${top}H${left + width}V${y}H${left}Z" fill="url(#light)" opacity=".7"/>
<circle cx="${x}" cy="${top + height * 0.52}" r="46" fill="#7b2f26"/><circle cx="${x}" cy="${top + height * 0.52}" r="46" fill="url(#ball)" opacity=".7"/>`
}
