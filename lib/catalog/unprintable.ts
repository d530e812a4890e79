import { glyphFor } from './stroke-font/glyphs'

/** The characters of a name that the alphabet of the print lacks, each once; empty when all of it can be printed. */
export const unprintable = (name: string): string =>
  [...new Set(name.normalize('NFC'))]
    .filter((character) => character.trim() !== '' && [...character.toUpperCase()].some((letter) => !glyphFor(letter)))
    .join(' ')
