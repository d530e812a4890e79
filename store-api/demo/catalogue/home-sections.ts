import { text } from '../../i18n/local-text'
import { CLUBS } from './clubs'
import { SCENES } from './scene-pictures'

// No team is shown twice in the slides, the tiles and the shirt with a name and a number.

/** Teams on the second slide, the main one first. */
const THIRD_SHIRTS = ['stonegate-albion', 'copperhill-fc', 'saltmarsh-city']

/** Categories of the tiles, each with the shirt it shows; the first tile is large. */
const TILES = {
  'home-shirts': 'port-alder-home-shirt-2026-27',
  'away-shirts': 'orvenia-away-shirt-2026',
  'third-shirts': 'glasswater-third-shirt-2026-27',
  kids: 'quelara-kids-home-shirt-2026',
  training: 'valdoria-training-top-2026',
}

/** Number of products in a carousel. */
const RAIL_SIZE = 4

/** Number of clubs listed by name. */
const CLUB_COUNT = 9

const HERO = [
  {
    title: text('Home is a colour.', 'Tu casa es un color.', 'Heimat ist eine Farbe.'),
    text: text(
      'The 2026/27 home shirts are in. Every club, every size.',
      'Ya están las primeras equipaciones 2026/27. Todos los clubes, todas las tallas.',
      'Die Heimtrikots 2026/27 sind da. Jeder Verein, jede Größe.',
    ),
    action: text('Shop home shirts', 'Ver camisetas', 'Heimtrikots ansehen'),
    link: '/category/home-shirts',
    pictures: [SCENES.line],
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
    // The lines of a penalty area.
    ornament: 'M1460 90H820v540h640M1460 220h-330v280h330M820 260a150 150 0 0 0 0 200',
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
    pictures: [SCENES.shelf],
  },
]

/** The demo's home page: documents of its sections, in order. */
export const HOME_SECTIONS: object[] = [
  { key: 'hero', hero: HERO },
  {
    key: 'tiles',
    tiles: {
      title: text('Shop by kit', 'Compra por equipación', 'Nach Trikot stöbern'),
      tiles: Object.entries(TILES).map(([key, shirt]) => ({ link: `/category/${key}`, picture: `${shirt}-front` })),
      more: { text: text('All categories', 'Todas las categorías', 'Alle Kategorien'), link: '/category' },
    },
  },
  {
    key: 'newest',
    products: {
      title: text('Just landed', 'Recién llegado', 'Frisch eingetroffen'),
      ...{ from: 'category', category: 'new-season', sort: 'newest', count: RAIL_SIZE, layout: 'grid' },
      more: { text: text('All new arrivals', 'Todas las novedades', 'Alle Neuheiten'), link: '/category/new-season' },
    },
  },
  { key: 'name-band', name: { picture: 'okafor-10', ornament: 'M720 80h520v480H720M1240 200h-180v240h180' } },
  {
    key: 'sale',
    products: {
      title: text('On sale', 'Rebajas', 'Reduziert'),
      ...{ from: 'sale', count: RAIL_SIZE },
      more: { text: text('All sale items', 'Todas las rebajas', 'Alle Angebote'), link: '/category/sale' },
    },
  },
  {
    key: 'largest',
    categories: {
      title: text('Find your club', 'Encuentra tu club', 'Finde deinen Verein'),
      ...{ below: 'clubs', count: CLUB_COUNT },
      more: {
        text: text(`All ${CLUBS.length} clubs`, `Los ${CLUBS.length} clubes`, `Alle ${CLUBS.length} Vereine`),
        link: '/category/clubs',
      },
    },
  },
]
