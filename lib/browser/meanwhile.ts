let picture = ''

/** Keeps the address of the picture that a product's first one is a larger form of; empty where there is none. */
export const keepMeanwhile = (address: string) => void (picture = address)

/** Shows it where the larger one will be, until that has come: what draws it has `--meanwhile`. */
export function showMeanwhile(place: HTMLElement | null) {
  place?.style.setProperty('--meanwhile', picture && `url("${picture}")`)
  place?.addEventListener('load', () => place.style.removeProperty('--meanwhile'), { capture: true, once: true })
}
