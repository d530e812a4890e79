import { html } from 'hono/html'
import type { StoreContent } from '../db/schema/columns'
import type { MailText, MailTexts } from '../i18n/types'

/** Renders an account email as HTML. */
export const emailHtml = ({ content: { text }, ...body }: EmailBody): Promise<string> =>
  emailPage({
    ...body,
    subject: text.subject(body.shop),
    before: text.before,
    after: text.after,
    action: text.action,
  })

export type Html = ReturnType<typeof html>

interface Page {
  language: string
  subject: string
  /** Name of the store. */
  shop: string
  /** URL of its logo; empty without one. */
  logo: string
  texts: MailTexts
  /** Name of the recipient; empty for a greeting without one. */
  recipientName: string
  /** Contact data of the shop; empty if it has none. */
  contact: string
  /** Paragraphs above the button and below it. */
  before: string[]
  after: string[]
  /** The button, and the address it leads to; both empty without one. */
  action: string
  link: string
  /** Further parts, between the button and the paragraphs below it. */
  parts?: Html[]
  /** The seller, at the end of the email. */
  imprint?: string
}

const paragraph = (line: string) => html`<p style="${STYLES.line}">${line}</p>`

/**
 * HTML layout of all emails: one column that fits a phone. It loads only the shop's own pictures and has no tracking.
 */
export async function emailPage(page: Page): Promise<string> {
  const {
    language,
    subject,
    shop,
    logo,
    texts,
    recipientName,
    before,
    after,
    action,
    link,
    parts = [],
    contact,
    imprint,
  } = page
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${STYLES.page}">
        <div style="${STYLES.card}">
          <p style="${STYLES.shop}">
            ${logo ? html`<img src="${logo}" alt="" height="32" style="${STYLES.logo}" />` : ''}${shop}
          </p>
          ${paragraph(texts.greeting(recipientName))} ${before.map(paragraph)}
          ${link ? html`<p style="${STYLES.action}"><a href="${link}" style="${STYLES.button}">${action}</a></p>` : ''}
          ${parts} ${after.map(paragraph)}
          ${
            link
              ? html`<p style="${STYLES.small}">
                  ${texts.copyLinkHint}<br /><a href="${link}" style="${STYLES.link}">${link}</a>
                </p>`
              : ''
          }
          ${paragraph(texts.signature(shop))} ${contact ? html`<p style="${STYLES.small}">${contact}</p>` : ''}
          ${imprint ? html`<p style="${STYLES.small}">${imprint}</p>` : ''}
        </div>
      </body>
    </html>`
  return String(await document)
}

/** Inline styles: mail clients support neither CSS variables nor style sheets. */
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
  picture: 'width:64px;padding:10px 16px 10px 0;border-top:1px solid #e3e0da;vertical-align:top',
  image: 'display:block;width:64px;height:auto;border:0',
  amount: 'padding:10px 0;border-top:1px solid #e3e0da;text-align:right;vertical-align:top;white-space:nowrap',
} as const

/** Style of a total. */
export const STRONG_STYLE = ';font-weight:bold'

/** The shop's contact data in emails; empty if it has none. */
export const formatContact = (
  { contact: { email, telephone } }: Pick<StoreContent, 'contact'>,
  texts: MailTexts,
): string => (email || telephone ? texts.contact(email, telephone) : '')

/** Data of an email in both formats. */
interface EmailBody {
  content: EmailContent
  texts: MailTexts
  /** Name of the store. */
  shop: string
  /** URL of its logo; empty without one. */
  logo: string
  /** Address the button leads to. */
  link: string
  language: string
  /** Name of the recipient; empty for a greeting without one. */
  recipientName: string
  /** Contact data of the shop; empty if it has none. */
  contact: string
}

/** Renders an account email as plain text. */
export const emailText = ({ content: { text }, texts, recipientName, shop, link, contact }: EmailBody): string =>
  [
    texts.greeting(recipientName),
    ...text.before,
    `${text.action}:\n${link}`,
    ...text.after,
    texts.signature(shop),
    ...(contact ? [contact] : []),
  ].join('\n\n') + '\n'

/** Texts of an email, and the target of its button. */
export interface EmailContent {
  text: MailText
  /** Path in the shop: `/login`. */
  path: string
}

/** An email template. */
export type Template<Values> = (texts: MailTexts, values: Values) => EmailContent

/** Values in the link of an email. */
export interface LinkValues {
  /** 256 random bits in base64url; the shop stores only its hash. */
  token: string
}

/** The path of a page with a token. */
export const linkPath = (page: string, { token }: LinkValues): string => `${page}?token=${encodeURIComponent(token)}`
