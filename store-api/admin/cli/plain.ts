/** What customers write cannot steer the operator's terminal. */
export const plain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
