/** As every browser and crawler asks; without it pages would go out at their full length, which nobody wants. */
export const COMPRESSED = { 'accept-encoding': 'gzip, deflate, br' }
