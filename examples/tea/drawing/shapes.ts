import type { Palette } from './palette'

/** Size of a picture in pixels. */
export const WIDTH = 1200
export const HEIGHT = 1500

/** The y coordinate at which objects stand. */
export const FLOOR = 1130

/** Gradients and shadows that all pictures share. */
export const DEFINITIONS = `
<linearGradient id="round" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset=".18" stop-color="#000" stop-opacity=".08"/>
<stop offset=".34" stop-color="#fff" stop-opacity=".28"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".5"/></linearGradient>
<linearGradient id="light" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient>
<radialGradient id="ball" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".5"/><stop offset=".35" stop-color="#fff" stop-opacity=".06"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>
<radialGradient id="drink" cx=".45" cy=".4" r=".7"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
<radialGradient id="shade"><stop offset="0" stop-color="#1c120a"/><stop offset=".45" stop-color="#1c120a" stop-opacity=".8"/><stop offset=".75" stop-color="#1c120a" stop-opacity=".25"/><stop offset="1" stop-color="#1c120a" stop-opacity="0"/></radialGradient>
<linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity="0"/><stop offset=".5"/><stop offset="1" stop-opacity="0"/></linearGradient>`

/** An ellipse with a soft edge. A gradient takes a fifth of the time of a blur. */
export const shade = (x: number, y: number, rx: number, ry: number, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#shade)" opacity="${opacity}"/>`

/** A wall, and a table in front of it. */
export const room = ({ wall, table }: Palette) => `
<rect width="${WIDTH}" height="${HEIGHT}" fill="${wall}"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#light)"/>
<rect y="980" width="${WIDTH}" height="520" fill="${table}"/>
<rect y="945" width="${WIDTH}" height="140" fill="url(#edge)" opacity=".12"/>
<rect y="980" width="${WIDTH}" height="520" fill="url(#light)" opacity=".6"/>`

/** The shadow of an object on the table. */
export const shadow = (x: number, width: number, y = FLOOR) => `
${shade(x + width * 0.16, y + 8, width * 0.66 + 44, width * 0.13 + 44, 0.42)}
${shade(x, y, width * 0.5 + 15, width * 0.07 + 15, 0.65)}`

/** A leaf as an emblem, with its stalk at the given point. */
const emblem = (x: number, y: number, size: number, colour: string) => `
<g transform="translate(${x} ${y}) scale(${size / 100})" fill="${colour}">
<path d="M0 0C-46-26-52-84 0-130C52-84 46-26 0 0Z"/><path d="M-6-4C-58 4-98-24-104-72C-52-74-16-46-6-4Z" opacity=".82"/>
<path d="M6-4C58 4 98-24 104-72C52-74 16-46 6-4Z" opacity=".82"/></g>`

const label = (x: number, y: number, width: number, height: number, { stripe, pack }: Palette) => `
<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" rx="6" fill="#f5efe2"/>
<rect x="${x - width / 2}" y="${y + height * 0.66}" width="${width}" height="${height * 0.14}" fill="${stripe}"/>
<rect x="${x - width * 0.3}" y="${y + height * 0.86}" width="${width * 0.6}" height="7" rx="3" fill="${pack}" opacity=".55"/>
<rect x="${x - width * 0.2}" y="${y + height * 0.91}" width="${width * 0.4}" height="7" rx="3" fill="${pack}" opacity=".35"/>
${emblem(x, y + height * 0.58, height * 0.26, pack)}`

/** A round tin with a lid, standing. @param width in pixels */
export function tin(x: number, width: number, palette: Palette, y = FLOOR): string {
  const height = width * 1.25
  const left = x - width / 2
  const top = y - height
  const curve = width * 0.09
  const body = `M${left} ${top}V${y - curve}A${width / 2} ${curve} 0 0 0 ${left + width} ${y - curve}V${top}Z`
  const lid = `M${left - 5} ${top - width * 0.2}V${top}A${width / 2 + 5} ${curve} 0 0 0 ${left + width + 5} ${top}V${top - width * 0.2}Z`
  return `${shadow(x, width, y)}<path d="${body}" fill="${palette.pack}"/>
${label(x, top + height * 0.26, width * 0.66, height * 0.5, palette)}<path d="${body}" fill="url(#round)"/>
<path d="${lid}" fill="${palette.pack}"/><path d="${lid}" fill="url(#round)"/>
<ellipse cx="${x}" cy="${top - width * 0.2}" rx="${width / 2 + 5}" ry="${curve}" fill="${palette.pack}"/>
<ellipse cx="${x}" cy="${top - width * 0.2}" rx="${width / 2 + 5}" ry="${curve}" fill="#fff" opacity=".2"/>
<ellipse cx="${x}" cy="${top - width * 0.2}" rx="${width / 2 - 26}" ry="${curve * 0.8}" fill="#000" opacity=".1"/>`
}

/** A bag of coffee with a folded top. */
export function bag(x: number, width: number, palette: Palette, y = FLOOR): string {
  const height = width * 1.42
  const left = x - width / 2
  const top = y - height
  const sides = `M${left + 14} ${top}H${left + width - 14}L${left + width} ${y - 26}Q${x} ${y + 14} ${left} ${y - 26}Z`
  return `${shadow(x, width, y)}<path d="${sides}" fill="${palette.pack}"/>
${label(x, top + height * 0.34, width * 0.64, height * 0.42, palette)}<path d="${sides}" fill="url(#round)" opacity=".8"/>
<path d="M${left + 60} ${top + 120}L${left + 34} ${y - 60}M${left + width - 60} ${top + 120}L${left + width - 34} ${y - 60}" stroke="#000" stroke-opacity=".18" stroke-width="6"/>
<circle cx="${x}" cy="${top + height * 0.22}" r="17" fill="#000" opacity=".3"/><circle cx="${x}" cy="${top + height * 0.22}" r="10" fill="#fff" opacity=".22"/>
<rect x="${left + 8}" y="${top - 34}" width="${width - 16}" height="78" rx="5" fill="${palette.pack}"/>
<rect x="${left + 8}" y="${top - 34}" width="${width - 16}" height="78" rx="5" fill="url(#round)"/>
<rect x="${left + 8}" y="${top + 34}" width="${width - 16}" height="10" fill="#000" opacity=".28"/>
<rect x="${left + 2}" y="${top - 8}" width="${width - 4}" height="16" rx="8" fill="${palette.stripe}"/>`
}

/** A dry heap on the table: leaves, or beans. */
export function heap(x: number, y: number, width: number, { leaves }: Palette, random: () => number, isBeans: boolean) {
  const pieces = Array.from({ length: isBeans ? 150 : 420 }, () => {
    const angle = random() * Math.PI * 2
    const distance = Math.sqrt(random())
    const px = x + Math.cos(angle) * distance * width * 0.5
    const py = y + Math.sin(angle) * distance * width * 0.13 - (1 - distance) * width * 0.17 * random()
    const colour = leaves[Math.floor(random() * leaves.length)] ?? '#333'
    return { px, py, colour, turn: Math.round(random() * 180), size: 0.7 + random() * 0.6 }
  }).sort((a, b) => a.py - b.py)
  const drawn = pieces.map(({ px, py, colour, turn, size }) =>
    isBeans
      ? `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn}) scale(${size.toFixed(2)})"><ellipse rx="23" ry="15" fill="${colour}"/><ellipse rx="23" ry="15" fill="url(#ball)" opacity=".6"/><path d="M-20 2Q0-8 20 2" stroke="#0d0805" stroke-width="3.5" fill="none"/></g>`
      : `<path transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn}) scale(${size.toFixed(2)})" d="M-24 0Q-4-9 22-2Q2 8-24 0Z" fill="${colour}"/>`,
  )
  return `${shade(x + 16, y + width * 0.1, width * 0.56 + 15, width * 0.12 + 15, 0.4)}${drawn.join('')}`
}
