/** Flash messages for the next page: names of a fixed list, never text from a cookie. */
export const FLASH_MESSAGES = ['invalid-token', 'logged-out'] as const
export type FlashMessage = (typeof FLASH_MESSAGES)[number]

export const FLASH_COOKIE = 'notice'

/** Long enough for a slow phone to load the next page, in seconds. */
export const FLASH_TTL_SECONDS = 60

/** Fragment that shows the logout message on a cached page without JavaScript. */
export const LOGGED_OUT_ID = 'logged-out'
