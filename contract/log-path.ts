/** A captcha's answer stands in the path of its call (spec §7). */
const ANSWERED = /^(\/api\/verify\/captcha\/)[^/?]+/

/** A call's path as it may be written down: without a query, and without what only one person should know. */
export const pathForLog = (path: string): string => path.replace(/\?.*/s, '').replace(ANSWERED, '$1{code}')
