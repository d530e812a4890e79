/** Files of the build that lie beside themselves in a compressed form, and what browsers are told that they are. */
export const COMPRESSED = {
  suffix: '.br',
  types: new Map([
    ['.js', 'application/javascript; charset=UTF-8'],
    ['.css', 'text/css; charset=UTF-8'],
  ]),
}
