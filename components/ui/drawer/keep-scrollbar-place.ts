/** An open modal dialog hides the page's scrollbar; base.scss fills its place. To be called before it opens. */
export function keepScrollbarPlace() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}
