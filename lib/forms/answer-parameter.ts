/** The query parameter that names an answer: without it, a page that is visited again knows of none. */
export const ANSWER_PARAMETER = 'answer'
