export type Platform = 'mobile' | 'pc'

/** The store's restrict lists (spec §3). */
export interface Restrict {
  platform: string[]
  language: string[]
}

/** Phones and tablets are mobile, everything else, unknown browsers and crawlers too, is a pc. */
export const platformOf = (deviceType: string | undefined): Platform =>
  deviceType === 'mobile' || deviceType === 'tablet' ? 'mobile' : 'pc'

/** The browser's first language, as in `de-AT`; empty when it names none. */
export const firstLanguage = (acceptLanguage: string | null): string =>
  /^\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)/.exec(acceptLanguage ?? '')?.[1]?.toLowerCase() ?? ''

/** Whether the store shuts out this platform or browser language (spec §4). `de` shuts out `de-AT` too. */
export function isRestricted(
  { platform, language }: Restrict,
  visitor: { platform: Platform; language: string },
): boolean {
  const isOut = (entry: string) => {
    const wanted = entry.toLowerCase()
    return wanted !== '' && (visitor.language === wanted || visitor.language.startsWith(`${wanted}-`))
  }
  return platform.includes(visitor.platform) || language.some(isOut)
}

export const restrictsAnyone = ({ platform, language }: Restrict): boolean => platform.length > 0 || language.length > 0
