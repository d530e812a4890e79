/** Colours of a product's picture, `#rrggbb`. */
export interface Palette {
  /** The wall behind, and the table below. */
  wall: string
  table: string
  /** The tin or bag, and its label's stripe. */
  pack: string
  stripe: string
  /** The drink in the cup. */
  drink: string
  /** Dry leaves or beans, from dark to light. */
  leaves: readonly string[]
}

/** Pseudorandom numbers from 0 to 1, seeded by a text. */
export function randomFrom(text: string): () => number {
  let state = 2166136261
  for (const char of text) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const KINDS: Record<
  string,
  Omit<Palette, 'pack' | 'stripe'> & { packs: readonly string[]; stripes: readonly string[] }
> = {
  'black-tea': {
    ...{ wall: '#e9dcc9', table: '#b98f66', drink: '#8f3a12', leaves: ['#241812', '#3b271a', '#563521', '#8a5a2b'] },
    packs: ['#23303d', '#5c1f1c', '#2f3a2b', '#4a3424'],
    stripes: ['#c98b2f', '#d9b36a', '#b4532a'],
  },
  'green-tea': {
    ...{ wall: '#e3e8da', table: '#a9ab86', drink: '#b9bd4f', leaves: ['#27381f', '#3c5230', '#5a7340', '#86995a'] },
    packs: ['#2f4a3a', '#5b6f3c', '#1f3f47', '#7a8b5a'],
    stripes: ['#e0d6a8', '#f0ede0', '#c6b25a'],
  },
  'oolong-white': {
    ...{ wall: '#ece4dc', table: '#b7a489', drink: '#d39a3f', leaves: ['#343026', '#5b5644', '#8b8668', '#c3bd9e'] },
    packs: ['#6b5a7a', '#41516a', '#8a6a4a', '#4f5f57'],
    stripes: ['#e8d8b0', '#d8a86a', '#efe6d6'],
  },
  herbal: {
    ...{ wall: '#f0dfd6', table: '#c79a86', drink: '#b2413a', leaves: ['#5b2a1e', '#8a4a2a', '#a8783f', '#7d8a4a'] },
    packs: ['#a5432f', '#c27a3a', '#6a7a4f', '#8c4a5f'],
    stripes: ['#f2e3c8', '#f0c078', '#e8e0c8'],
  },
  coffee: {
    ...{ wall: '#dfe0de', table: '#8f8479', drink: '#2c1810', leaves: ['#1d120c', '#2b1b12', '#3d2719', '#523523'] },
    packs: ['#1f2326', '#37424a', '#6b3f2a', '#c9b79c'],
    stripes: ['#d65a31', '#e3b23c', '#7aa6a1'],
  },
}

const OTHER = {
  ...{ wall: '#e6e1d8', table: '#a8937c', drink: '#b07a2f', leaves: ['#2b2018', '#4a3424', '#6f4f2f', '#94703f'] },
  packs: ['#3d4a52'],
  stripes: ['#d9b36a'],
}

const pick = <Value>(values: readonly Value[], random: () => number, otherwise: Value): Value =>
  values[Math.floor(random() * values.length)] ?? otherwise

/** The colours of a product: those of its category; the pack's colour depends on the product's key. */
export function paletteOf(key: string, category: string): Palette {
  const { packs, stripes, ...kind } = KINDS[category] ?? OTHER
  const random = randomFrom(`${key} colours`)
  return { ...kind, pack: pick(packs, random, '#3d4a52'), stripe: pick(stripes, random, '#d9b36a') }
}
