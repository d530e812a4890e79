import { ACCOUNT_PATH } from './safe-from'

/** The forms of the account's overview; each section has its form's name as its id. */
export type AccountForm = 'profile' | 'password' | 'verification' | 'sessions' | 'logout'

/** The overview at one of its forms: what became of it is told there. */
export const accountFormPage = (form: AccountForm): string => `${ACCOUNT_PATH}?form=${form}#${form}`
