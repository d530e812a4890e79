import { FLOOR, shadow } from './shapes'

/** Widths of the strokes that lie over each other as the soft edge of steam. */
const STEAM_WIDTHS = [34, 26, 18, 10]

const steam = (x: number, y: number) =>
  STEAM_WIDTHS.map(
    (width) => `
<path d="M${x - 60} ${y}c-50-80 50-120 0-220M${x + 20} ${y - 20}c-60-90 60-150 0-270M${x + 90} ${y}c-40-70 40-110 0-190" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity=".1"/>`,
  ).join('')

interface Cup {
  x: number
  y?: number
  width: number
  /** The glaze; `glass` for a clear one. */
  glaze: string
  drink: string
}

/** A cup on a saucer, full and hot. */
export function cup({ x, y = FLOOR, width, glaze, drink }: Cup): string {
  const isGlass = glaze === 'glass'
  const height = width * 0.6
  const top = y - height - 20
  const left = x - width / 2
  const bowl = `M${left} ${top}C${left + 8} ${top + height * 0.7} ${x - width * 0.26} ${y - 22} ${x - width * 0.2} ${y - 20}H${x + width * 0.2}C${x + width * 0.26} ${y - 22} ${left + width - 8} ${top + height * 0.7} ${left + width} ${top}Z`
  const fill = isGlass ? '#ffffff' : glaze
  const inside = isGlass
    ? `<path d="${bowl}" fill="${drink}" opacity=".82" transform="translate(${x * 0.06} ${top * 0.06 + 16}) scale(.94)"/>`
    : ''
  return `${shadow(x, width * 1.25, y + 6)}
<ellipse cx="${x}" cy="${y - 4}" rx="${width * 0.72}" ry="${width * 0.12}" fill="${isGlass ? '#cfc7b8' : glaze}"/>
<ellipse cx="${x}" cy="${y - 4}" rx="${width * 0.72}" ry="${width * 0.12}" fill="url(#light)"/>
<ellipse cx="${x}" cy="${y - 12}" rx="${width * 0.46}" ry="${width * 0.07}" fill="#000" opacity=".14"/>
<path d="M${left + width - 24} ${top + 60}c${width * 0.3}-40 ${width * 0.3} ${height * 0.62}-30 ${height * 0.5}" fill="none" stroke="${fill}" stroke-opacity="${isGlass ? 0.6 : 1}" stroke-width="${width * 0.065}"/>
${inside}<path d="${bowl}" fill="${fill}" opacity="${isGlass ? 0.28 : 1}"/><path d="${bowl}" fill="url(#round)" opacity="${isGlass ? 0.5 : 0.62}"/>
<ellipse cx="${x}" cy="${top}" rx="${width / 2}" ry="${width * 0.12}" fill="${fill}" opacity="${isGlass ? 0.7 : 1}"/>
<ellipse cx="${x}" cy="${top + 5}" rx="${width * 0.46}" ry="${width * 0.102}" fill="${drink}"/>
<ellipse cx="${x}" cy="${top + 5}" rx="${width * 0.46}" ry="${width * 0.102}" fill="url(#drink)"/>
${steam(x, top - 30)}`
}

/** A round stoneware pot in a glaze. */
export function teapot(x: number, width: number, glaze: string, y = FLOOR): string {
  const radius = width * 0.36
  const middle = y - radius * 0.92
  const round = (d: string) => `<path d="${d}" fill="${glaze}"/><path d="${d}" fill="url(#ball)"/>`
  const body = `M${x - radius} ${middle}A${radius} ${radius * 0.94} 0 0 1 ${x + radius} ${middle}C${x + radius} ${middle + radius * 0.72} ${x + radius * 0.5} ${y} ${x + radius * 0.4} ${y}H${x - radius * 0.4}C${x - radius * 0.5} ${y} ${x - radius} ${middle + radius * 0.72} ${x - radius} ${middle}Z`
  const spout = `M${x - radius * 0.8} ${middle + radius * 0.3}C${x - radius * 1.3} ${middle + radius * 0.2} ${x - radius * 1.2} ${middle - radius * 0.6} ${x - radius * 1.6} ${middle - radius * 0.72}L${x - radius * 1.42} ${middle - radius * 0.86}C${x - radius * 1.05} ${middle - radius * 0.7} ${x - radius * 1.02} ${middle - radius * 0.3} ${x - radius * 0.72} ${middle - radius * 0.36}Z`
  const top = middle - radius * 0.86
  return `${shadow(x, width * 0.9, y)}
<path d="M${x + radius * 0.84} ${middle - radius * 0.5}C${x + radius * 1.9} ${middle - radius * 0.8} ${x + radius * 1.75} ${middle + radius * 0.75} ${x + radius * 0.8} ${middle + radius * 0.42}" fill="none" stroke="${glaze}" stroke-width="${radius * 0.17}"/>
<path d="M${x + radius * 0.84} ${middle - radius * 0.5}C${x + radius * 1.9} ${middle - radius * 0.8} ${x + radius * 1.75} ${middle + radius * 0.75} ${x + radius * 0.8} ${middle + radius * 0.42}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${radius * 0.06}"/>
${round(spout)}${round(body)}
<ellipse cx="${x}" cy="${top + 8}" rx="${radius * 0.52}" ry="${radius * 0.14}" fill="#000" opacity=".35"/>
${round(`M${x - radius * 0.48} ${top}A${radius * 0.48} ${radius * 0.26} 0 0 1 ${x + radius * 0.48} ${top}Q${x} ${top + radius * 0.2} ${x - radius * 0.48} ${top}Z`)}
<circle cx="${x}" cy="${top - radius * 0.32}" r="${radius * 0.12}" fill="${glaze}"/><circle cx="${x}" cy="${top - radius * 0.32}" r="${radius * 0.12}" fill="url(#ball)"/>`
}
