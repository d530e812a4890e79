import { verifyEmailSchema } from '../../contract/entities/user'

/** The token in a mail's link, or null for one that was not copied whole. */
export function linkToken(token: unknown): string | null {
  return typeof token === 'string' && verifyEmailSchema.isValidSync({ token }) ? token : null
}

/** The page of a mail's link, with the token it came with, so that a mistake can be mended there. */
export const linkPage = (path: string, fields: URLSearchParams): string =>
  `${path}?${new URLSearchParams({ token: fields.get('token') ?? '' })}`
