/** A customer as every screen knows them (spec §3). */
export interface User {
  email: string
  firstname: string
  lastname: string
}

/** Logged in means that the user info holds an email (spec §4). */
export const isLoggedIn = (user: User | null | undefined): user is User => Boolean(user?.email)
