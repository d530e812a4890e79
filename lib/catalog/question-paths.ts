/** Where all questions about a product are read. */
export const questionsPath = (key: string): string => `/product/${key}/question`

/** Where further ones are asked for, up to the number of the page. */
export const questionItems = (key: string): string => `/api/product/${key}/question?page=`

/** Where a customer asks one. */
export const newQuestionPath = (key: string): string => `${questionsPath(key)}/new`
