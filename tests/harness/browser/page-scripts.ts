/**
 * Runs in the page, without functions of its own that have a name, as tsx would add a call for each.
 * @returns whether its scripts are loaded and handle its forms and the page itself, or it has none of the shop's
 */
export const hasScripts = (): boolean =>
  !('__storefront' in window || document.querySelector('script[src^="/_next/static/"]')) ||
  (Object.keys(document).some((key) => key.startsWith('__reactContainer')) &&
    [...document.forms].every((form) => Object.keys(form).some((key) => key.startsWith('__reactProps'))))
