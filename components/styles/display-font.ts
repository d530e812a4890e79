import localFont from 'next/font/local'

// Archivo (OFL, see fonts/LICENSE), pinned to width 112 and weights 600–800: headings, prices, the logo. Every page loads
// the letters of English; those of other languages are a file that browsers load where a heading needs it.
const letters = localFont({
  src: './fonts/archivo-headlines.woff2',
  weight: '600 800',
  style: 'normal',
  display: 'swap',
  variable: '--font-archivo',
  // base.scss contains a fallback with measured metrics; Next's guess is less precise.
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7e, U+a0, U+a3, U+b7, U+d7, U+2013-2014, U+2018-2019, U+201c-201d, U+2022, U+2026, U+20ac, U+2212',
    },
  ],
})

const accents = localFont({
  src: './fonts/archivo-headlines-accents.woff2',
  weight: '600 800',
  style: 'normal',
  display: 'swap',
  variable: '--font-archivo-accents',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+a1-a2, U+a4-b6, U+b8-d6, U+d8-ff, U+102, U+131, U+152-153, U+201e, U+2039-203a',
    },
  ],
})

/** The class of the document: it names both files in custom properties (tokens.scss). */
export const displayFontClass = `${letters.variable} ${accents.variable}`
