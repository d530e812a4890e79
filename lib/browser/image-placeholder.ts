let picture = ''

/** Keeps the address of the image that a product's first one is a larger form of; empty where there is none. */
export const keepPlaceholder = (address: string) => void (picture = address)

/** Shows it where the larger one will be, until that has come: what draws it has `--placeholder`. */
export function showPlaceholder(place: HTMLElement | null) {
  place?.style.setProperty('--placeholder', picture && `url("${picture}")`)
  place?.addEventListener('load', () => place.style.removeProperty('--placeholder'), { capture: true, once: true })
}
