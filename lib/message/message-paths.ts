/** Where the shop's messages are listed. */
export const MESSAGES_PATH = '/account/messages'

/** Where one of them is read. */
export const messagePath = (id: string): string => `${MESSAGES_PATH}/${id}`
