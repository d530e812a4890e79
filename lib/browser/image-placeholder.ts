let image = ''

/** Stores the address of a smaller version of the product's first image; empty if there is none. */
export const setPlaceholder = (address: string) => void (image = address)

/** Shows the placeholder until the larger image has loaded, through the `--placeholder` property. Icons load too. */
export function showPlaceholder(place: HTMLElement | null) {
  place?.style.setProperty('--placeholder', image && `url("${image}")`)
  const clear = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) place?.style.removeProperty('--placeholder')
  }
  place?.addEventListener('load', clear, true)
}
