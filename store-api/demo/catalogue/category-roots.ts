import type { LocalText } from '../../i18n/locale'
import { text } from '../../i18n/local-text'
import type { CatalogueCategory } from './catalogue'
import { SCENES } from './scene-pictures'

type Node = Omit<CatalogueCategory, 'parent'>

const node = (key: string, name: LocalText, description: LocalText): Node => ({ key, name, description })

/** The top categories, in menu order. The children of clubs and nations are the teams. */
export const CATEGORY_ROOTS: (Node & { children?: Node[] })[] = [
  {
    ...node(
      'new-season',
      text('New season', 'Nueva temporada', 'Neue Saison'),
      text(
        'The kits being worn this season, while everyone is still level on points or remembers it.',
        'Las equipaciones de esta temporada, cuando todos siguen empatados a puntos o lo recuerdan.',
        'Die Trikots dieser Saison, solange noch alle punktgleich sind oder sich daran erinnern.',
      ),
    ),
    children: [
      node(
        'home-shirts',
        text('Home shirts', 'Primera equipación', 'Heimtrikots'),
        text(
          'Match cut, recycled knit, woven crests. Sizes run true.',
          'Corte de partido, punto reciclado, escudos tejidos. Tallan bien.',
          'Spielschnitt, recyceltes Gestrick, gewebte Wappen. Die Größen fallen normal aus.',
        ),
      ),
      node(
        'away-shirts',
        text('Away shirts', 'Segunda equipación', 'Auswärtstrikots'),
        text(
          'For the long coach journeys, and for the days when the other side had the colour first.',
          'Para los viajes largos en autobús y los días en que el rival eligió antes el color.',
          'Für lange Busfahrten und für die Tage, an denen die anderen die Farbe zuerst hatten.',
        ),
      ),
      node(
        'third-shirts',
        text('Third shirts', 'Tercera equipación', 'Ausweichtrikots'),
        text(
          'The shirt a club designs when nobody is watching, worn four times a year at most.',
          'La camiseta que un club diseña cuando nadie mira, y que se pone cuatro veces al año como mucho.',
          'Das Trikot, das ein Verein entwirft, wenn keiner hinsieht, und höchstens viermal im Jahr trägt.',
        ),
      ),
      node(
        'goalkeeper-shirts',
        text('Goalkeeper shirts', 'Camisetas de portero', 'Torwarttrikots'),
        text(
          'Long sleeves and loud colours for the only player allowed to use both.',
          'Manga larga y colores vivos para el único que puede usar las dos manos.',
          'Lange Ärmel und laute Farben für den Einzigen, der beide Hände nehmen darf.',
        ),
      ),
    ],
  },
  node(
    'clubs',
    text('Clubs', 'Clubes', 'Vereine'),
    text(
      'Twelve clubs, twelve crests, and at least twelve opinions about the referee.',
      'Doce clubes, doce escudos y al menos doce opiniones sobre el árbitro.',
      'Zwölf Vereine, zwölf Wappen und mindestens zwölf Meinungen zum Schiedsrichter.',
    ),
  ),
  node(
    'nations',
    text('Nations', 'Selecciones', 'Nationalteams'),
    text(
      'Six national teams for the summers in which you belong somewhere else for a month.',
      'Seis selecciones para los veranos en que, durante un mes, eres de otro sitio.',
      'Sechs Nationalteams für die Sommer, in denen du einen Monat lang woanders hingehörst.',
    ),
  ),
  {
    ...node(
      'kids',
      text('Kids', 'Niños', 'Kinder'),
      text(
        'The same shirts in smaller sizes, with seams that take a sliding tackle and a hot wash.',
        'Las mismas camisetas en tallas pequeñas, con costuras que aguantan entradas y lavadoras.',
        'Dieselben Trikots in kleineren Größen, mit Nähten, die Grätschen und Waschgänge aushalten.',
      ),
    ),
    children: [
      node(
        'kids-home-shirts',
        text('Kids’ home shirts', 'Primera equipación infantil', 'Kinder-Heimtrikots'),
        text(
          'A first shirt is chosen for life, so no pressure.',
          'La primera camiseta se elige para siempre, así que sin presión.',
          'Das erste Trikot sucht man fürs Leben aus, also ganz in Ruhe.',
        ),
      ),
      node(
        'kids-away-shirts',
        text('Kids’ away shirts', 'Segunda equipación infantil', 'Kinder-Auswärtstrikots'),
        text(
          'For the child who already has the home one on and will not take it off.',
          'Para quien ya lleva puesta la primera y no piensa quitársela.',
          'Für das Kind, das das Heimtrikot schon anhat und nicht mehr auszieht.',
        ),
      ),
    ],
  },
  {
    ...node(
      'training',
      text('Training', 'Entrenamiento', 'Training'),
      text(
        'Tops for the days without a crowd, cones included only in spirit.',
        'Camisetas para los días sin público; los conos van por tu cuenta.',
        'Shirts für die Tage ohne Publikum, Hütchen musst du selbst mitbringen.',
      ),
    ),
    children: [
      node(
        'training-tops',
        text('Training tops', 'Camisetas de entrenamiento', 'Trainingsshirts'),
        text(
          'Light, quick to dry and honest about how the session went.',
          'Ligeras, de secado rápido y sinceras sobre cómo fue la sesión.',
          'Leicht, schnell trocken und ehrlich darüber, wie die Einheit lief.',
        ),
      ),
      node(
        'warm-up-tops',
        text('Warm-up tops', 'Sudaderas de calentamiento', 'Aufwärmshirts'),
        text(
          'Long sleeves for the half hour before kick-off and for the substitutes’ bench.',
          'Manga larga para la media hora previa al partido y para el banquillo.',
          'Lange Ärmel für die halbe Stunde vor dem Anpfiff und für die Ersatzbank.',
        ),
      ),
    ],
  },
  {
    ...node(
      'retro',
      text('Retro', 'Retro', 'Retro'),
      text(
        'Shirts from years that get better every time somebody tells the story.',
        'Camisetas de años que mejoran cada vez que alguien los cuenta.',
        'Trikots aus Jahren, die mit jedem Erzählen besser werden.',
      ),
    ),
    picture: SCENES.shelf,
    children: [
      node(
        'retro-clubs',
        text('Retro clubs', 'Clubes retro', 'Retro Vereine'),
        text(
          'Polo collars, heavy cotton and no sponsor, because nobody had asked yet.',
          'Cuello polo, algodón grueso y sin patrocinador, porque aún nadie lo había propuesto.',
          'Polokragen, schwere Baumwolle und kein Sponsor, weil noch keiner gefragt hatte.',
        ),
      ),
      node(
        'retro-nations',
        text('Retro nations', 'Selecciones retro', 'Retro Nationalteams'),
        text(
          'Six tournaments as they were worn, minus the mud.',
          'Seis torneos tal como se vistieron, menos el barro.',
          'Sechs Turniere, wie sie getragen wurden, nur ohne den Schlamm.',
        ),
      ),
    ],
  },
  {
    ...node(
      'sale',
      text('Sale', 'Rebajas', 'Sale'),
      text(
        'Nothing is wrong with these; we simply ordered with more hope than sense.',
        'No les pasa nada: simplemente pedimos con más ilusión que cálculo.',
        'Damit ist alles in Ordnung, wir haben nur mit mehr Hoffnung als Verstand bestellt.',
      ),
    ),
    children: [
      {
        ...node(
          'sale-shirts',
          text('Shirts', 'Camisetas', 'Trikots'),
          text(
            'Reduced shirts from every corner of the table.',
            'Camisetas rebajadas de toda la clasificación.',
            'Reduzierte Trikots aus allen Regionen der Tabelle.',
          ),
        ),
        saleOf: [],
      },
      {
        ...node(
          'sale-kids',
          text('Kids', 'Niños', 'Kinder'),
          text(
            'Reduced, since they will have grown by spring anyway.',
            'Rebajadas, porque en primavera ya habrán crecido.',
            'Reduziert, denn bis zum Frühjahr sind sie ohnehin herausgewachsen.',
          ),
        ),
        saleOf: ['kids'],
      },
      {
        ...node(
          'sale-extras',
          text('Extras', 'Complementos', 'Fanartikel'),
          text(
            'Small things at smaller prices.',
            'Cosas pequeñas a precios más pequeños.',
            'Kleine Dinge zu noch kleineren Preisen.',
          ),
        ),
        saleOf: ['accessories'],
      },
    ],
  },
  {
    ...node(
      'accessories',
      text('Accessories', 'Accesorios', 'Zubehör'),
      text(
        'Everything that goes below, around or in front of a shirt.',
        'Todo lo que va debajo, alrededor o delante de una camiseta.',
        'Alles, was unter, um oder vor ein Trikot gehört.',
      ),
    ),
    picture: SCENES.railing,
    children: [
      node(
        'shorts',
        text('Shorts', 'Pantalones cortos', 'Shorts'),
        text(
          'Match shorts with a real drawcord and no pockets, like the ones on the pitch.',
          'Pantalones de partido con cordón de verdad y sin bolsillos, como en el campo.',
          'Spielshorts mit echter Kordel und ohne Taschen, wie auf dem Platz.',
        ),
      ),
      node(
        'socks',
        text('Socks', 'Medias', 'Stutzen'),
        text(
          'Knee-high, sold in pairs, lost singly.',
          'Hasta la rodilla, se venden por pares y se pierden de una en una.',
          'Kniehoch, werden paarweise verkauft und einzeln verloren.',
        ),
      ),
      node(
        'scarves',
        text('Scarves', 'Bufandas', 'Schals'),
        text(
          'Double-knitted, long enough to hold up with both hands.',
          'De punto doble y con largo suficiente para alzarlas con las dos manos.',
          'Doppelt gestrickt und lang genug, um sie mit beiden Händen hochzuhalten.',
        ),
      ),
      node(
        'balls',
        text('Balls', 'Balones', 'Bälle'),
        text(
          'Round, in three sizes, and innocent of whatever happened.',
          'Redondos, en tres tallas e inocentes de lo que haya pasado.',
          'Rund, in drei Größen und an nichts schuld.',
        ),
      ),
    ],
  },
]
