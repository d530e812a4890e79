/** Every drawing an Icon may name: 24 by 24, stroked. Written once into the page, so that an icon costs no script. */
const ICON_PATHS = {
  arrowUp: 'M12 19V5m-6 6 6-6 6 6',
  bin: 'M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5',
  cart: 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  left: 'm14.5 6-6 6 6 6',
  lock: 'M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5ZM8 10.5v-3a4 4 0 0 1 8 0v3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  notice: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7.5v5.5M12 16.4v.1',
  plus: 'M12 5v14M5 12h14',
  return: 'M4 9h11a5 5 0 0 1 0 10H8M7.5 5.5 4 9l3.5 3.5',
  right: 'm9.5 6 6 6-6 6',
  ruler: 'M3 8.5h18v7H3zM7 8.5v3M11 8.5v3M15 8.5v3',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8zM7 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM17 15.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
} as const

export type IconName = keyof typeof ICON_PATHS

export function IconSprite() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false">
      {Object.entries(ICON_PATHS).map(([name, path]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}
