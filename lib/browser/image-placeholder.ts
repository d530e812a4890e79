let image = ''

/** Keeps the address of the image that a product's first one is a larger form of; empty where there is none. */
export const keepPlaceholder = (address: string) => void (image = address)

/** Shows it where the larger one will be, until that has loaded: what draws it has `--placeholder`. Icons load too. */
export function showPlaceholder(place: HTMLElement | null) {
  place?.style.setProperty('--placeholder', image && `url("${image}")`)
  const clear = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) place?.style.removeProperty('--placeholder')
  }
  place?.addEventListener('load', clear, true)
}
