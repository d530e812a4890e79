const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z'

/** Five of them in a row, each 24 further: a rating has them twice. */
const STARS = STAR + STAR.replace('m12 3.2', 'm24 0').repeat(4)

/** Every drawing an Icon may name: 24 by 24, stroked. Written once into the page, so that an icon costs no script. */
const ICON_PATHS = {
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  box: 'm3.5 7.5 8.5-4 8.5 4v9l-8.5 4-8.5-4v-9ZM3.5 7.5l8.5 4 8.5-4M12 11.5v9',
  cart: 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  chat: 'M4 5h16v11H11l-4.5 3.5V16H4V5Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  filter:
    'M4 8h9M18 8h2M4 16h2M11 16h9M15.5 5.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.5 13.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  left: 'm14.5 6-6 6 6 6',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5v-3a4 4 0 0 1 8 0v3',
  logout: 'M10 4.5H5.5v15H10M9.5 12h11M16.5 8l4 4-4 4',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6 8.5-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  notice: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5v5.5M12 16.4v.1',
  phone:
    'M5.5 4h3.6l1.7 4.3-2.2 1.5a11.5 11.5 0 0 0 5.6 5.6l1.5-2.2 4.3 1.7v3.6a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 4 5.6 1.5 1.5 0 0 1 5.5 4Z',
  pin: 'M12 3.5a6.5 6.5 0 0 1 6.5 6.5c0 4.3-4.2 8.2-6.5 10.5-2.3-2.3-6.5-6.2-6.5-10.5A6.5 6.5 0 0 1 12 3.5ZM12 7.7a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8Z',
  plus: 'M12 5v14M5 12h14',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M7.5 5.5 4 9l3.5 3.5',
  right: 'm9.5 6 6 6-6 6',
  ruler: 'M3 8.5h18v7H3zM7 8.5v3M11 8.5v3M15 8.5v3',
  search: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5',
  star: STAR,
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8zM7 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM17 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  user: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
  zoom: 'M11 4.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM16 16l4.5 4.5M11 8v6M8 11h6',
} as const

export type IconName = keyof typeof ICON_PATHS

/** Drawings alone: their size is that of the `svg` that uses them, which spares the page an element for each. */
export const IconSprite = () => (
  <svg width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      {Object.entries({ ...ICON_PATHS, stars: STARS }).map(([name, path]) => (
        <path key={name} id={`icon-${name}`} d={path} />
      ))}
    </defs>
  </svg>
)
