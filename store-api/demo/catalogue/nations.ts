import type { LocalText } from '../../i18n/locale'
import { sameText, text } from '../../i18n/local-text'
import { look } from './team'
import type { Team } from './team'

const nation = (name: LocalText, entry: Omit<Team, 'key' | 'kind' | 'name' | 'season'>): Team => ({
  ...entry,
  key: name.en.toLowerCase().replaceAll(' ', '-'),
  kind: 'nation',
  name,
  season: '2026',
})

/** The six national teams of the shop, of fictional countries. */
export const NATIONS: Team[] = [
  nation(text('Valdoria', 'Valdoria', 'Valdorien'), {
    code: 'VAL',
    shirtPrice: 8900,
    crest: { shape: 'shield', initials: 'VD' },
    scarfWord: 'VALDORIA',
    retroYear: 1970,
    looks: {
      home: look(['scarlet', 'gold', 'navy'], 'sash', 'crew'),
      away: look(['white', 'scarlet', 'gold'], 'halves', 'v'),
      goalkeeper: look(['graphite', 'black', 'gold'], 'tonal', 'crew'),
      training: look(['navy', 'scarlet', 'gold'], 'gradient', 'crew'),
      retro: look(['scarlet', 'gold', 'navy'], 'plain', 'polo'),
    },
  }),
  nation(text('Skarland', 'Escarlandia', 'Skarland'), {
    code: 'SKR',
    shirtPrice: 8400,
    crest: { shape: 'round', initials: 'SK' },
    scarfWord: 'SKARLAND',
    retroYear: 1966,
    looks: {
      home: look(['slate', 'ice', 'white'], 'hoops', 'v'),
      away: look(['ice', 'slate', 'white'], 'gradient', 'crew'),
      goalkeeper: look(['orange', 'brick', 'slate'], 'plain', 'crew'),
      training: look(['steel', 'slate', 'ice'], 'checker', 'crew'),
      retro: look(['slate', 'white', 'ice'], 'chevron', 'polo'),
    },
  }),
  nation(sameText('Costa Lumbre'), {
    code: 'CLU',
    shirtPrice: 8900,
    crest: { shape: 'pennant', initials: 'CL' },
    scarfWord: 'COSTA LUMBRE',
    retroYear: 1979,
    looks: {
      home: look(['orange', 'maroon', 'cream'], 'stripes', 'polo'),
      away: look(['turquoise', 'orange', 'cream'], 'plain', 'v'),
      goalkeeper: look(['violet', 'plum', 'cream'], 'hoops', 'crew'),
      training: look(['maroon', 'orange', 'cream'], 'sash', 'crew'),
      retro: look(['orange', 'cream', 'maroon'], 'quarters', 'polo'),
    },
  }),
  nation(text('Orvenia', 'Orvenia', 'Orwenien'), {
    code: 'ORV',
    shirtPrice: 8400,
    crest: { shape: 'diamond', initials: 'OR' },
    scarfWord: 'ORVENIA',
    retroYear: 1954,
    looks: {
      home: look(['white', 'pine', 'ochre'], 'chevron', 'v'),
      away: look(['pine', 'white', 'ochre'], 'pinstripe', 'polo'),
      goalkeeper: look(['rose', 'pink', 'pine'], 'tonal', 'crew'),
      training: look(['pine', 'fenGreen', 'ochre'], 'quarters', 'crew'),
      retro: look(['white', 'pine', 'ochre'], 'hoops', 'polo'),
    },
  }),
  nation(text('Brannoch Isles', 'Islas Brannoch', 'Brannoch-Inseln'), {
    code: 'BRN',
    shirtPrice: 7900,
    crest: { shape: 'hex', initials: 'BI' },
    scarfWord: 'BRANNOCH',
    retroYear: 1987,
    looks: {
      home: look(['midnight', 'turquoise', 'silver'], 'halves', 'crew'),
      away: look(['silver', 'midnight', 'turquoise'], 'sash', 'v'),
      goalkeeper: look(['lemon', 'lime', 'midnight'], 'gradient', 'crew'),
      training: look(['turquoise', 'teal', 'midnight'], 'tonal', 'crew'),
      retro: look(['midnight', 'silver', 'turquoise'], 'pinstripe', 'polo'),
    },
  }),
  nation(sameText('Quelara'), {
    code: 'QUE',
    shirtPrice: 8400,
    crest: { shape: 'shield', initials: 'QU' },
    scarfWord: 'QUELARA',
    retroYear: 1982,
    looks: {
      home: look(['lilac', 'indigo', 'lemon'], 'checker', 'crew'),
      away: look(['lemon', 'indigo', 'lilac'], 'hoops', 'polo'),
      goalkeeper: look(['mint', 'grass', 'indigo'], 'plain', 'crew'),
      training: look(['indigo', 'lilac', 'lemon'], 'stripes', 'crew'),
      retro: look(['lilac', 'lemon', 'indigo'], 'sash', 'polo'),
    },
  }),
]
