/**
 * By which the middleware tells the door with every answer whether it knows the store's settings. The door takes it out
 * (lib/door/settings-known.ts).
 */
export const SETTINGS_KNOWN_HEADER = 'x-shop-settings-known'
