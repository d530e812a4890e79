import localFont from 'next/font/local'

/** Archivo (OFL, see fonts/LICENSE), pinned to width 112 and weights 500–800, Latin only: headings, prices, the logo. */
export const displayFont = localFont({
  src: './fonts/archivo-touchline.woff2',
  weight: '500 800',
  style: 'normal',
  display: 'swap',
  variable: '--font-archivo',
  // base.scss holds a fallback whose metrics were measured; Next's guess is coarser.
  adjustFontFallback: false,
})
