import type { StoreContent } from '../../db/schema/columns'
import { text } from '../../i18n/local-text'
import { INTERFACE_TEXTS } from './interface-texts'
import { SEARCH_WORDS } from './search-words'

/** Teams on the first slide, the main one first. */
const HOME_SHIRTS = ['tarnbridge-rovers', 'harrow-quay-athletic', 'ironvale-wanderers']

/** On the second, likewise. */
const THIRD_SHIRTS = ['larkmoor-town', 'stonegate-albion', 'vesper-park']

const EURO = { code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 }

export const STORE: StoreContent = {
  name: 'Touchline',
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
  banners: [
    {
      title: text('Home is a colour.', 'Tu casa es un color.', 'Heimat ist eine Farbe.'),
      text: text(
        'The 2026/27 home shirts are in. Every club, every size.',
        'Ya están las primeras equipaciones 2026/27. Todos los clubes, todas las tallas.',
        'Die Heimtrikots 2026/27 sind da. Jeder Verein, jede Größe.',
      ),
      action: text('Shop home shirts', 'Ver camisetas', 'Heimtrikots ansehen'),
      link: '/category/home-shirts',
      pictures: HOME_SHIRTS.map((team) => `${team}-home-shirt-2026-27-front`),
    },
    {
      title: text('Third kit, first choice.', 'La tercera, la primera.', 'Drittes Trikot, erste Wahl.'),
      text: text(
        'Nobody needed them. Everybody wants them.',
        'Nadie las necesitaba. Todo el mundo las quiere.',
        'Niemand hat sie gebraucht. Alle wollen sie haben.',
      ),
      action: text('Shop third shirts', 'Ver terceras equipaciones', 'Ausweichtrikots ansehen'),
      link: '/category/third-shirts',
      pictures: THIRD_SHIRTS.map((team) => `${team}-third-shirt-2026-27-front`),
    },
    {
      title: text('Old years, new cotton.', 'Años viejos, algodón nuevo.', 'Alte Jahre, neue Baumwolle.'),
      text: text(
        'Long sleeves, polo collars and seasons you can finally win, at least in the telling.',
        'Manga larga, cuello polo y temporadas que por fin puedes ganar, al menos al contarlas.',
        'Lange Ärmel, Polokragen und Spielzeiten, die du endlich gewinnst, zumindest beim Erzählen.',
      ),
      action: text('Shop retro shirts', 'Ver camisetas retro', 'Retrotrikots ansehen'),
      link: '/category/retro',
      pictures: [
        'copperhill-fc-retro-shirt-1967-front',
        'tarnbridge-rovers-retro-shirt-1978-front',
        'ironvale-wanderers-retro-shirt-1958-front',
      ],
    },
  ],
}
