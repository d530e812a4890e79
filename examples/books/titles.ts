/** Parts of the generated titles, authors and texts. */

export interface Genre {
  key: string
  name: { en: string; de: string; es: string }
  /** First and second halves of titles. */
  openings: readonly string[]
  endings: readonly string[]
  /** Sentences; each book gets two of them. */
  sentences: readonly string[]
  /** Background and text colours of its covers. */
  covers: readonly (readonly [string, string, string])[]
  pages: readonly [number, number]
}

export const GIVEN_NAMES =
  'Ada Bruno Clara Dario Edith Felix Greta Hugo Ines Jonas Karin Lorenz Mara Nils Olga Petra Quentin Rosa Simon Thea Ugo Vera Wim Yara Zoe'.split(
    ' ',
  )
export const FAMILY_NAMES =
  'Abel Brandt Castell Dorn Eklund Ferrar Graves Holm Ibarra Jessen Kestrel Lund Marlow Novak Orrin Pascoe Quill Renn Sorley Tamm Ulver Vance Weir Yates Zeller'.split(
    ' ',
  )
export const PUBLISHERS = [
  'Saltmarsh Press',
  'Ninth Lamp',
  'Kestrel & Crane',
  'Low Tide Books',
  'Paper Orchard',
] as const

export const GENRES: readonly Genre[] = [
  {
    key: 'novels',
    name: { en: 'Novels', de: 'Romane', es: 'Novelas' },
    openings: [
      'The Weight of',
      'A House for',
      'The Last Summer of',
      'What Remains of',
      'Letters to',
      'North of',
      'The Keeper of',
      'Under',
      'Half a Year of',
      'The Other Side of',
    ],
    endings: [
      'Salt',
      'the Orchard',
      'Winter Light',
      'Small Rivers',
      'the Ferryman',
      'Glass',
      'Quiet Rooms',
      'the Harbour',
      'Two Sisters',
      'Paper Birds',
      'the Long Field',
    ],
    sentences: [
      'Two sisters inherit a house that neither of them wants to sell.',
      'A translator finds her own life in a manuscript that is forty years old.',
      'For one summer the ferry does not run, and the island has to talk.',
      'He comes back for a funeral and stays for the apple harvest.',
      'Told over a single night, in a kitchen, by three people who disagree.',
      'A quiet book about loud decisions.',
    ],
    covers: [
      ['#20364a', '#e8d9b8', '#c7653a'],
      ['#7a2f2a', '#f1e4cf', '#e2a34a'],
      ['#dfe3d8', '#23403a', '#b8552f'],
      ['#e9d7c2', '#3a2a3f', '#7a9a8a'],
    ],
    pages: [180, 520],
  },
  {
    key: 'crime',
    name: { en: 'Crime', de: 'Krimis', es: 'Novela negra' },
    openings: [
      'The Third',
      'Death at',
      'A Cold',
      'The Silent',
      'No Way to',
      'The Man from',
      'Six Hours at',
      'The Wrong',
    ],
    endings: [
      'Witness',
      'Low Water',
      'Platform Nine',
      'the Observatory',
      'Tuesday',
      'the Vineyard',
      'Lantern Street',
      'Ledger',
      'Passenger',
    ],
    sentences: [
      'An inspector who cannot swim, and a body that came in with the tide.',
      'Everybody in the compartment saw it happen, and each saw something else.',
      'The alibi is perfect. That is what is wrong with it.',
      'The second case for the archivist of the port police.',
      'Short chapters, a cold trail and a very good soup.',
    ],
    covers: [
      ['#14171b', '#f2c230', '#c23b2e'],
      ['#2b2f36', '#e7e2d6', '#8fb0b8'],
      ['#5b1418', '#f4ead8', '#d8a04a'],
    ],
    pages: [220, 440],
  },
  {
    key: 'nature',
    name: { en: 'Nature', de: 'Natur', es: 'Naturaleza' },
    openings: ['A Year with', 'The Secret Life of', 'Walking with', 'The Book of', 'In Praise of', 'Notes on'],
    endings: ['Hedgerows', 'Starlings', 'Moss', 'Tides', 'Old Oaks', 'Moths', 'Peat', 'the Hare', 'Clouds'],
    sentences: [
      'Twelve months on the same two kilometres of path.',
      'With forty drawings from the author’s notebooks.',
      'What lives there, what left, and what may come back.',
      'The kind of book that makes a walk take longer.',
    ],
    covers: [
      ['#33503c', '#eee6cf', '#c9a23f'],
      ['#dfe7dc', '#2f4a3a', '#b5602f'],
      ['#8aa3a0', '#f7f2e4', '#30404a'],
    ],
    pages: [140, 320],
  },
  {
    key: 'history',
    name: { en: 'History', de: 'Geschichte', es: 'Historia' },
    openings: ['A Short History of', 'The Age of', 'The Rise of', 'How We Came to', 'The Road to', 'Five Centuries of'],
    endings: [
      'Salt Roads',
      'Lighthouses',
      'Paper',
      'the Potato',
      'Maps',
      'Small Republics',
      'the Night Watch',
      'Bridges',
    ],
    sentences: [
      'From the first account books to the last ferry.',
      'Told by the people who carried, paid and paved.',
      'With sixteen maps and a list of places that are gone.',
      'A large subject, told through small objects.',
    ],
    covers: [
      ['#e6d9bd', '#3b2d20', '#9a3d2b'],
      ['#2d3b4f', '#e9dfc6', '#c08f3d'],
      ['#6d6a52', '#f4eedc', '#2a2a22'],
    ],
    pages: [260, 680],
  },
  {
    key: 'cookery',
    name: { en: 'Cookery', de: 'Kochen', es: 'Cocina' },
    openings: ['One Pot,', 'The Patient', 'Bread and', 'Everyday', 'Supper for', 'Simply'],
    endings: ['Twelve Ways', 'Kitchen', 'Salt', 'Beans', 'Two', 'Greens', 'Fire', 'Sundays'],
    sentences: [
      'Eighty recipes with no more than eight ingredients.',
      'Weights in grams, times that are true, and no nonsense about resting dough.',
      'For people who come home at seven and want to eat at eight.',
      'Photographed in the author’s own kitchen, dishes undone.',
    ],
    covers: [
      ['#d9672f', '#fff3df', '#3a4a2a'],
      ['#f0e3c4', '#8a2f2a', '#4f6a3a'],
      ['#3f5a4a', '#f5e7c8', '#e09a3a'],
    ],
    pages: [160, 300],
  },
  {
    key: 'children',
    name: { en: 'For children', de: 'Für Kinder', es: 'Para niños' },
    openings: ['The Bear Who', 'Little Owl', 'The Very Late', 'Grandma’s', 'Where Is', 'The Snail Who'],
    endings: [
      'Missed the Bus',
      'Can’t Sleep',
      'Elephant',
      'Blue Bicycle',
      'the Moon?',
      'Won the Race',
      'Learned to Whistle',
      'Yellow Boots',
    ],
    sentences: [
      'To be read aloud, twice, and then again.',
      'For everyone from three who has ever been late.',
      'With a hidden snail on every page.',
      'About being small, and about that being enough.',
    ],
    covers: [
      ['#f3c33c', '#2f3a5a', '#d8503a'],
      ['#7fc0c4', '#fff6df', '#e0663f'],
      ['#f0a3a0', '#4a2f4a', '#fbe7a8'],
    ],
    pages: [24, 96],
  },
]
