/** Where somebody finds an order by its number and email, and where on that page the answer stands. */
export const TRACK_PAGE = '/order-track'
export const TRACK_ANSWER_ID = 'answer'
export const TRACK_ANSWER_PAGE = `${TRACK_PAGE}#${TRACK_ANSWER_ID}`
