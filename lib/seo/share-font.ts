import path from 'node:path'

/** Archivo (OFL, components/styles/fonts/LICENSE) at the display weight: the library that sets text reads no WOFF2. */
export const SHARE_FONT = {
  family: 'Archivo Touchline',
  file: path.join(process.cwd(), 'lib/seo/archivo-touchline.ttf'),
} as const
