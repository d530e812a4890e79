/** Mail programs know neither variables nor style sheets: every part carries its own style. */
export const STYLES = {
  page: 'margin:0;padding:24px 12px;background:#faf9f7;color:#17181a;font:16px/1.5 Helvetica,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-top:4px solid #17181a',
  shop: 'margin:0 0 24px;font-size:22px;font-weight:bold',
  logo: 'height:32px;width:auto;max-width:160px;margin:0 12px 0 0;vertical-align:middle;border:0',
  line: 'margin:0 0 16px',
  action: 'margin:24px 0',
  button:
    'display:inline-block;padding:14px 24px;background:#17181a;color:#ffffff;font-weight:bold;text-decoration:none',
  small: 'margin:0 0 16px;font-size:14px;color:#5c5852;overflow-wrap:anywhere',
  link: 'color:#17181a',
  part: 'margin:24px 0 8px;font-size:16px;font-weight:bold',
  table: 'width:100%;margin:0 0 16px;border-collapse:collapse',
  name: 'padding:10px 16px 10px 0;border-top:1px solid #e3e0da;text-align:left;vertical-align:top;font-weight:normal;overflow-wrap:anywhere',
  note: 'font-size:14px;color:#5c5852',
  amount: 'padding:10px 0;border-top:1px solid #e3e0da;text-align:right;vertical-align:top;white-space:nowrap',
} as const

/** A row that sums up. */
export const STRONG = ';font-weight:bold'
