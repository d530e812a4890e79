import { MESSAGES_PATH } from './account-paths'

/** Where one of them is read. */
export const messagePath = (id: string): string => `${MESSAGES_PATH}/${id}`
