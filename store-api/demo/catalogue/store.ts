import type { StoreContent } from '../../db/schema/columns'
import { text } from '../../i18n/local-text'
import { INTERFACE_TEXTS } from './interface-texts'
import { SEARCH_WORDS } from './search-words'

const EURO = { code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 }

export const STORE: StoreContent = {
  name: 'Touchline',
  // The corner of a pitch.
  mark: [
    { path: 'M2.5 1v22.5H25', colour: 'text' },
    { path: 'M2.5 10.5a13 13 0 0 1 13 13', colour: 'accent' },
  ],
  icon: '/assets/touchline.svg',
  orderPrefix: 'TL',
  title: text('Touchline – team kits', 'Touchline – equipaciones de fútbol', 'Touchline – Fußballtrikots'),
  seoDescription: text(
    'Home, away, third and retro shirts of twelve clubs and six nations that do not exist, printed with your name and number.',
    'Camisetas de primera, segunda y tercera equipación y retro de doce clubes y seis selecciones que no existen, con tu nombre y tu número.',
    'Heim-, Auswärts-, Ausweich- und Retrotrikots von zwölf Vereinen und sechs Nationen, die es nicht gibt, mit deinem Namen und deiner Nummer.',
  ),
  seoKeywords: text(
    'football shirts, team kits, home shirt, away shirt, retro shirt, kids’ shirts, name and number printing',
    'camisetas de fútbol, equipaciones, primera equipación, segunda equipación, camiseta retro, camisetas infantiles, nombre y número',
    'Fußballtrikots, Heimtrikot, Auswärtstrikot, Ausweichtrikot, Retrotrikot, Kindertrikots, Trikot mit Name und Nummer',
  ),
  contact: {
    address: '14 Halfway Lane, Port Calder',
    email: 'help@touchline.example',
    telephone: '+44 20 7946 0114',
    workingHours: text('Mon–Fri, 9:00–17:30', 'Lun–vie, 9:00–17:30', 'Mo–Fr, 9:00–17:30 Uhr'),
  },
  country: {
    name: text('United Kingdom', 'Reino Unido', 'Vereinigtes Königreich'),
    ...{ timeZone: 'Europe/London', iso: 'GB' },
  },
  vatNumber: 'GB 123 4567 89',
  dispatch: {
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    cutOff: '14:00',
    ...{ preparationDays: 0, personalizationDays: 2 },
  },
  // Bank holidays of England: fixed dates, then movable ones.
  holidays: [
    ...['01-01', '12-25', '12-26'],
    ...['2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-28'],
    ...['2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
    ...['2028-01-03', '2028-04-14', '2028-04-17', '2028-05-01', '2028-05-29', '2028-08-28'],
  ],
  returns: { days: 30, isFree: true },
  // A shirt in front of the corner of a pitch.
  notFound: { picture: 'nobody-0', ornament: 'M40 660V40h620M40 200a160 160 0 0 0 160-160' },
  currency: {
    en: { ...EURO, symbolLeft: '€', symbolRight: '', symbolThousands: ',', decimalSymbol: '.' },
    es: { ...EURO, symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
    de: { ...EURO, symbolLeft: '', symbolRight: ' €', symbolThousands: '.', decimalSymbol: ',' },
  },
  i18n: INTERFACE_TEXTS,
  search: SEARCH_WORDS,
  restrict: { platform: [], language: [] },
  notify: [
    text(
      'Printing takes two working days at the moment.',
      'Ahora mismo tardamos dos días laborables en estampar.',
      'Das Bedrucken dauert zurzeit zwei Werktage.',
    ),
  ],
  banners: [],
}
