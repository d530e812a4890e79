import type { Drawing } from '../images/drawing'
import { sameText } from '../../i18n/local-text'
import { look } from './team'
import type { Team, TeamLooks } from './team'

const SEASON = '2026/27'

type Shape = Drawing['crest']['shape']

interface ClubEntry {
  name: string
  code: string
  price: number
  crest: [Shape, string]
  sponsor: string
  scarfWord: string
  retro: [home: number, away?: number]
  looks: Required<Pick<TeamLooks, 'third'>> & TeamLooks
}

function club({ name, code, price, crest, sponsor, scarfWord, retro, looks }: ClubEntry): Team {
  return {
    key: name.toLowerCase().replaceAll(' ', '-'),
    code,
    shirtPrice: price,
    kind: 'club',
    name: sameText(name),
    crest: { shape: crest[0], initials: crest[1] },
    sponsor,
    scarfWord,
    season: SEASON,
    retroYear: retro[0],
    retroAwayYear: retro[1],
    looks,
  }
}

/** The twelve fictional clubs of the shop, in menu order. */
export const CLUBS: Team[] = [
  club({
    name: 'Tarnbridge Rovers',
    code: 'TBR',
    price: 7900,
    crest: ['round', 'TR'],
    sponsor: 'Ostrel',
    scarfWord: 'ROVERS',
    retro: [1978, 1984],
    looks: {
      home: look(['red', 'chalk', 'coal'], 'stripes', 'crew'),
      away: look(['white', 'red', 'black'], 'plain', 'v'),
      third: look(['cream', 'red', 'maroon'], 'pinstripe', 'crew'),
      goalkeeper: look(['grass', 'pine', 'black'], 'tonal', 'crew'),
      training: look(['charcoal', 'red', 'white'], 'tonal', 'crew'),
      warmUp: look(['maroon', 'red', 'cream'], 'gradient', 'crew'),
      retro: look(['red', 'white', 'cream'], 'hoops', 'polo'),
      retroAway: look(['black', 'red', 'white'], 'sash', 'polo'),
    },
  }),
  club({
    name: 'Harrow Quay Athletic',
    code: 'HQA',
    price: 7900,
    crest: ['shield', 'HQ'],
    sponsor: 'Norvesk',
    scarfWord: 'HARROW QUAY',
    retro: [1969, 1991],
    looks: {
      home: look(['navy', 'ivory', 'amber'], 'sash', 'v'),
      away: look(['ivory', 'navy', 'amber'], 'chevron', 'v'),
      third: look(['amber', 'navy', 'ivory'], 'halves', 'polo'),
      goalkeeper: look(['coral', 'brick', 'navy'], 'plain', 'crew'),
      training: look(['steel', 'navy', 'amber'], 'gradient', 'crew'),
      retro: look(['navy', 'ivory', 'amber'], 'halves', 'polo'),
      retroAway: look(['amber', 'navy', 'ivory'], 'hoops', 'polo'),
    },
  }),
  club({
    name: 'Fenlight United',
    code: 'FLU',
    price: 7400,
    crest: ['hex', 'FU'],
    sponsor: 'Quillon',
    scarfWord: 'FENLIGHT',
    retro: [1973],
    looks: {
      home: look(['fenGreen', 'reed', 'gold'], 'hoops', 'polo'),
      away: look(['gold', 'fenGreen', 'ivory'], 'plain', 'crew'),
      third: look(['pine', 'mint', 'gold'], 'pinstripe', 'v'),
      goalkeeper: look(['lilac', 'violet', 'indigo'], 'gradient', 'crew'),
      training: look(['pine', 'fenGreen', 'gold'], 'chevron', 'crew'),
      warmUp: look(['fenGreen', 'mint', 'ivory'], 'tonal', 'crew'),
      retro: look(['fenGreen', 'ivory', 'gold'], 'quarters', 'polo'),
    },
  }),
  club({
    name: 'Port Alder',
    code: 'PAL',
    price: 6900,
    crest: ['pennant', 'PA'],
    sponsor: 'Veltro',
    scarfWord: 'PORT ALDER',
    retro: [1962, 1988],
    looks: {
      home: look(['sailcloth', 'seaBlue', 'brick'], 'chevron', 'polo'),
      away: look(['seaBlue', 'brick', 'sailcloth'], 'plain', 'v'),
      third: look(['brick', 'seaBlue', 'sailcloth'], 'checker', 'crew'),
      goalkeeper: look(['lemon', 'gold', 'seaBlue'], 'tonal', 'crew'),
      training: look(['seaBlue', 'steel', 'brick'], 'halves', 'crew'),
      retro: look(['sailcloth', 'seaBlue', 'brick'], 'stripes', 'polo'),
      retroAway: look(['brick', 'sailcloth', 'seaBlue'], 'chevron', 'polo'),
    },
  }),
  club({
    name: 'Saltmarsh City',
    code: 'SMC',
    price: 6900,
    crest: ['round', 'SC'],
    sponsor: 'Maren',
    scarfWord: 'SALTMARSH',
    retro: [1981],
    looks: {
      home: look(['sky', 'white', 'midnight'], 'plain', 'v'),
      away: look(['midnight', 'sky', 'white'], 'pinstripe', 'polo'),
      third: look(['sand', 'midnight', 'sky'], 'sash', 'crew'),
      goalkeeper: look(['orange', 'burntOrange', 'midnight'], 'gradient', 'crew'),
      training: look(['midnight', 'sky', 'white'], 'tonal', 'crew'),
      warmUp: look(['ice', 'sky', 'midnight'], 'hoops', 'crew'),
      retro: look(['sky', 'white', 'midnight'], 'pinstripe', 'polo'),
    },
  }),
  club({
    name: 'Ironvale Wanderers',
    code: 'IVW',
    price: 7900,
    crest: ['diamond', 'IV'],
    sponsor: 'Forgewell',
    scarfWord: 'IRONVALE',
    retro: [1958, 1986],
    looks: {
      home: look(['black', 'bone', 'burntOrange'], 'tonal', 'polo'),
      away: look(['bone', 'black', 'burntOrange'], 'hoops', 'crew'),
      third: look(['burntOrange', 'black', 'bone'], 'gradient', 'v'),
      goalkeeper: look(['turquoise', 'teal', 'black'], 'plain', 'crew'),
      training: look(['graphite', 'black', 'burntOrange'], 'stripes', 'crew'),
      retro: look(['black', 'burntOrange', 'bone'], 'quarters', 'polo'),
      retroAway: look(['bone', 'burntOrange', 'black'], 'sash', 'polo'),
    },
  }),
  club({
    name: 'Copperhill FC',
    code: 'CPH',
    price: 7900,
    crest: ['shield', 'CH'],
    sponsor: 'Burlo',
    scarfWord: 'COPPERHILL',
    retro: [1967],
    looks: {
      home: look(['copper', 'charcoal', 'cream'], 'halves', 'v'),
      away: look(['cream', 'copper', 'charcoal'], 'stripes', 'crew'),
      third: look(['turquoise', 'charcoal', 'copper'], 'tonal', 'polo'),
      goalkeeper: look(['grey', 'graphite', 'copper'], 'checker', 'crew'),
      training: look(['charcoal', 'copper', 'cream'], 'sash', 'crew'),
      warmUp: look(['copper', 'ochre', 'charcoal'], 'gradient', 'crew'),
      retro: look(['copper', 'charcoal', 'cream'], 'hoops', 'polo'),
    },
  }),
  club({
    name: 'Wyke Orchard',
    code: 'WYO',
    price: 7900,
    crest: ['hex', 'WO'],
    sponsor: 'Pomelo',
    scarfWord: 'ORCHARD',
    retro: [1971, 1994],
    looks: {
      home: look(['claret', 'wyke', 'parchment'], 'pinstripe', 'crew'),
      away: look(['wyke', 'claret', 'parchment'], 'quarters', 'v'),
      third: look(['olive', 'parchment', 'claret'], 'plain', 'polo'),
      goalkeeper: look(['lime', 'olive', 'claret'], 'hoops', 'crew'),
      training: look(['claret', 'plum', 'wyke'], 'gradient', 'crew'),
      retro: look(['claret', 'wyke', 'parchment'], 'sash', 'polo'),
      retroAway: look(['parchment', 'claret', 'wyke'], 'chevron', 'polo'),
    },
  }),
  club({
    name: 'Larkmoor Town',
    code: 'LKM',
    price: 7900,
    crest: ['shield', 'LT'],
    sponsor: 'Skylet',
    scarfWord: 'LARKMOOR',
    retro: [1964],
    looks: {
      home: look(['yellow', 'slate', 'snow'], 'quarters', 'v'),
      away: look(['white', 'slate', 'yellow'], 'sash', 'polo'),
      third: look(['plum', 'yellow', 'white'], 'checker', 'crew'),
      goalkeeper: look(['grass', 'fenGreen', 'slate'], 'gradient', 'crew'),
      training: look(['slate', 'steel', 'yellow'], 'hoops', 'crew'),
      warmUp: look(['yellow', 'gold', 'slate'], 'tonal', 'crew'),
      retro: look(['yellow', 'slate', 'white'], 'stripes', 'polo'),
    },
  }),
  club({
    name: 'Vesper Park',
    code: 'VSP',
    price: 6900,
    crest: ['round', 'VP'],
    sponsor: 'Lumaro',
    scarfWord: 'VESPER PARK',
    retro: [1976, 1996],
    looks: {
      home: look(['indigo', 'pink', 'candle'], 'gradient', 'polo'),
      away: look(['cream', 'indigo', 'pink'], 'halves', 'v'),
      third: look(['pink', 'indigo', 'cream'], 'stripes', 'crew'),
      goalkeeper: look(['black', 'graphite', 'pink'], 'checker', 'crew'),
      training: look(['indigo', 'violet', 'pink'], 'plain', 'crew'),
      retro: look(['indigo', 'cream', 'pink'], 'hoops', 'polo'),
      retroAway: look(['rose', 'indigo', 'cream'], 'pinstripe', 'polo'),
    },
  }),
  club({
    name: 'Stonegate Albion',
    code: 'STA',
    price: 7400,
    crest: ['pennant', 'SA'],
    sponsor: 'Keldmoor',
    scarfWord: 'ALBION',
    retro: [1974],
    looks: {
      home: look(['blue', 'limewash', 'scarlet'], 'checker', 'crew'),
      away: look(['white', 'blue', 'scarlet'], 'plain', 'v'),
      third: look(['scarlet', 'white', 'blue'], 'chevron', 'polo'),
      goalkeeper: look(['yellow', 'amber', 'blue'], 'tonal', 'crew'),
      training: look(['blue', 'slate', 'white'], 'pinstripe', 'crew'),
      warmUp: look(['slate', 'blue', 'scarlet'], 'chevron', 'crew'),
      retro: look(['blue', 'white', 'scarlet'], 'halves', 'polo'),
    },
  }),
  club({
    name: 'Glasswater',
    code: 'GLW',
    price: 7400,
    crest: ['diamond', 'GW'],
    sponsor: 'Tidal Co',
    scarfWord: 'GLASSWATER',
    retro: [1983],
    looks: {
      home: look(['teal', 'foam', 'apricot'], 'gradient', 'v'),
      away: look(['foam', 'teal', 'apricot'], 'tonal', 'crew'),
      third: look(['apricot', 'teal', 'foam'], 'sash', 'polo'),
      goalkeeper: look(['violet', 'indigo', 'foam'], 'stripes', 'crew'),
      training: look(['teal', 'midnight', 'apricot'], 'quarters', 'crew'),
      warmUp: look(['midnight', 'teal', 'apricot'], 'gradient', 'crew'),
      retro: look(['teal', 'foam', 'apricot'], 'stripes', 'polo'),
    },
  }),
]
