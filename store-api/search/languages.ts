import type { Locale } from '../i18n/locale'

/** What a search has to know of a language. All words are normalised. */
export interface SearchLanguage {
  /** PostgreSQL's text search configuration. */
  config: 'english' | 'spanish' | 'german'
  /** What shoppers say, and after it what the catalogue says. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words that fit anything here: beside others they narrow nothing down. */
  everyday: ReadonlySet<string>
  /** What stands behind a word for more than one, or behind an adjective. */
  endings: readonly string[]
  /** Last parts of compound words: what stands before them is a word of its own. */
  compoundEnds: readonly string[]
}

/** A list of `said, said: written, written` as a map. */
function synonymsOf(lines: readonly string[]): SearchLanguage['synonyms'] {
  const words = (part: string | undefined) => (part ?? '').trim().split(/,\s*/)
  return new Map(
    lines.flatMap((line) => {
      const [said, written] = line.split(':')
      return words(said).map((word) => [word, words(written)] as const)
    }),
  )
}

export const en: SearchLanguage = {
  config: 'english',
  synonyms: synonymsOf([
    'jersey, tee, tshirt, top, kit: shirt',
    'keeper, goalie, gk: goalkeeper',
    'pants, trousers, bottoms: shorts',
    'stockings, sox: socks',
    'scarves, muffler: scarf',
    'football, soccer: ball',
    'child, children, junior, youth, teen, boy, girl, toddler, baby: kids',
    'vintage, classic, throwback, heritage, old: retro',
    'practice, workout: training',
    'hoodie, sweatshirt, sweater, jumper, jacket: warmup',
    'discount, offer, deal, clearance, outlet, reduced: sale',
    'national, country, international: nations',
    'alternate: third',
    'latest: new',
    'red: scarlet, claret, maroon, coral',
    'blue: navy, teal, turquoise, indigo',
    'green: olive, mint, lime',
    'yellow: lemon, amber, gold',
    'purple: violet, lilac, plum, indigo',
    'gray, grey: grey, graphite, charcoal, silver',
    'orange: apricot, copper',
    'white: ivory, cream',
    'black: charcoal',
    'brown: ochre, copper',
    'beige: sand, cream, parchment',
    'burgundy: claret, maroon',
  ]),
  everyday: new Set(
    'football soccer fan fans official cheap buy shop mens men womens women ladies adult adults unisex size'.split(' '),
  ),
  endings: ['s', 'es'],
  compoundEnds: ['shirts', 'shirt', 'shorts', 'socks', 'scarf'],
}

export const es: SearchLanguage = {
  config: 'spanish',
  synonyms: synonymsOf([
    'playera, polera, remera, casaca, franela, jersey, maillot, elastica, zamarra, polo: camiseta',
    'arquero, guardameta, golero, cancerbero: portero',
    'short, shorts, pantaloneta, calzoneta, bermuda, calzon: pantalon',
    'calcetin, calcetines, calceta, media: medias',
    'pelota, bola, esferico, futbol: balon',
    'panuelo, chalina: bufanda',
    'nino, nina, junior, crio, bebe, chico, chica, juvenil: infantil',
    'local, casa, titular: primera',
    'visitante, visita, fuera: segunda',
    'alternativa, alterna: tercera',
    'vintage, clasico, clasica, antiguo, antigua, historico, historica: retro',
    'entreno, entrenar: entrenamiento',
    'chaqueta, chandal, sueter, buzo: sudadera',
    'uniforme, conjunto: equipacion',
    'oferta, descuento, rebajado, rebajada, barato, barata: rebajas',
    'nacional, pais: selecciones',
    'nuevo, novedad: nueva',
    'rojo, roja: escarlata, granate, burdeos, coral',
    'azul: celeste, indigo, turquesa',
    'verde: oliva, menta, lima',
    'amarillo, amarilla: limon, ambar, dorado',
    'morado, morada, purpura: violeta, lila, ciruela, indigo',
    'gris: grafito, plata, carbon',
    'naranja: albaricoque',
    'blanco, blanca: marfil, crema',
    'negro, negra: carbon',
    'marron, cafe: ocre, cobre',
    'beige: arena, crema, pergamino',
    'rosado, rosada: rosa',
    'plateado, plateada: plata',
    'oro: dorado',
  ]),
  everyday: new Set(
    'futbol mas hincha oficial comprar tienda equipo hombre hombres mujer mujeres adulto adultos unisex talla'.split(
      ' ',
    ),
  ),
  endings: ['s', 'es'],
  compoundEnds: [],
}

export const de: SearchLanguage = {
  config: 'german',
  synonyms: synonymsOf([
    'shirt, tshirt, jersey, leibchen, dress, hemd: trikot',
    'torhuter, torhueter, tormann, keeper, goalie, goalkeeper: torwart',
    'hose, sporthose: shorts',
    'socke, strumpf, strumpfe, stulpe: stutzen',
    'halstuch: schal',
    'fussball, spielball: ball',
    'kind, baby, junior, jungen, junge, madchen, bambini, jugend: kinder',
    'heimspiel, home: heim',
    'gast, gaste, away: auswarts',
    'drittes, dritte, third: ausweich',
    'klassiker, klassisch, nostalgie, vintage, historisch, alt: retro',
    'pullover, pulli, jacke, sweatshirt, hoodie, aufwarmen: aufwarmshirt',
    'angebot, rabatt, reduziert, gunstig, schnappchen: sale',
    'nationalmannschaft, landerspiel, nation: nationalteams',
    'neu, neuheit: neue',
    'rot: bordeaux',
    'blau: turkis, indigo, petrol',
    'grun, gruen: grun, oliv, mint',
    'gelb: gold, ocker',
    'lila, violett: lila, violett, indigo',
    'grau: anthrazit, silber',
    'orange: apricot',
    'weiss: elfenbein',
    'schwarz: anthrazit',
    'braun: ocker',
    'pink: rosa',
    'golden: gold',
  ]),
  everyday: new Set(
    'fussball fan fur fuer uber ueber herren damen erwachsene unisex grosse kaufen shop verein original'.split(' '),
  ),
  endings: ['e', 'en', 'er', 'es', 'n', 's'],
  compoundEnds: [
    ...['trikots', 'trikot', 'shirts', 'shirt', 'shorts', 'stutzen', 'schals', 'schal', 'balle', 'ball', 'teams'],
    ...['blau', 'rot', 'grun', 'gelb', 'weiss', 'grau', 'orange', 'lila', 'rosa', 'beige'],
  ],
}

const LANGUAGES: Record<Locale, SearchLanguage> = { en, es, de }

/** What a search has to know of the store's language. */
export const languageOf = (locale: Locale): SearchLanguage => LANGUAGES[locale]
