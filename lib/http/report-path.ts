/** Where browsers report what a page's policy kept out. */
export const REPORT_PATH = '/api/report/csp'
