import { isBlank } from '../../contract/written-text'

/** A customer as all screens use it (spec §3). */
export interface User {
  email: string
  firstname: string
  lastname: string
}

/** A user is logged in if the user info has an email (spec §4). */
export const isLoggedIn = (user: User | null | undefined): user is User => Boolean(user?.email)

type NamedUser = Pick<User, 'email'> & { [Part in 'firstname' | 'lastname']?: string | null }

/** A customer's display name: first and last name if known, otherwise the email up to its @ (spec §3). */
export function displayName({ email, firstname, lastname }: NamedUser): string {
  const name = [firstname, lastname]
    .filter((part) => part && !isBlank(part))
    .map((part) => part?.trim())
    .join(' ')
  if (name) return name
  const at = email.lastIndexOf('@')
  return at > 0 ? email.slice(0, at) : email
}
