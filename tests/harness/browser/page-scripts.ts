/**
 * Runs in the page. It declares no named functions: tsx would wrap each in a call of a helper the page does not have.
 * @returns whether the page is hydrated, its forms included; true for a page without the storefront's scripts
 */
export const hasScripts = (): boolean =>
  !('__storefront' in window || document.querySelector('script[src^="/_next/static/"]')) ||
  (Object.keys(document).some((key) => key.startsWith('__reactContainer')) &&
    // The router writes it with the first commit, and would undo a change of the address made before.
    history.state !== null &&
    [...document.forms].every((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))))
