/** Unread messages once one of them was read: never fewer than none. */
export const unreadAfter = (unread: number): number => Math.max(0, unread - 1)
