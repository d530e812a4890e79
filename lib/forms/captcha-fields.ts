/** The field a captcha's answer is typed into, and the one that says that it was right. */
export const CAPTCHA_FIELD = 'code'
export const CAPTCHA_SOLVED = 'captcha'
