import type { SecurityRow } from '../row'

/** What people write, and what becomes of it. */
export const WRITTEN_TEXTS: SecurityRow[] = [
  {
    id: 'T01',
    requirement: 'An invoice shows names of every alphabet, and digits in their order',
    tests: [
      ['store-api/invoice/draw-invoice.test.ts', 'shows %s, and no boxes'],
      [
        'store-api/invoice/draw-invoice.test.ts',
        'writes Arabic and Hebrew from right to left, and the digits among them from left to right',
      ],
      [
        'store-api/invoice/draw-invoice.test.ts',
        'joins Devanagari and Thai letters, shows none as a box, and keeps the text for whoever copies it',
      ],
      ['store-api/invoice/draw-invoice.test.ts', 'leaves emoji out, and marks that turn the reading order of digits'],
    ],
  },
  {
    id: 'T02',
    requirement: 'Pictures of shared links show names of every alphabet',
    tests: [
      ['lib/share/draw-share.test.ts', 'shows letters as they are, whatever fonts the system has: %s is not %s'],
      ['lib/share/draw-share.test.ts', 'holds long names of every alphabet, and emoji alone'],
    ],
  },
]
