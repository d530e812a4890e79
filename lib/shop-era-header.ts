/**
 * Another word whenever the settings of the shop have changed, told to the middleware: it keeps them in a world of its own,
 * where no webhook comes. Set by the door (lib/door/open-door.ts), never by whoever asks.
 */
export const SHOP_ERA_HEADER = 'x-shop-era'
