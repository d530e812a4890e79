import { html } from 'hono/html'
import { type Html, emailPage, STRONG_STYLE, STYLES } from './email-layout'
import type { FormattedSum } from '../orders/order-format'
import type { MailTexts, OrderWords } from '../i18n/types'

const partHeading = (name: string) => html`<h2 style="${STYLES.part}">${name}</h2>`

const pictureCell = (picture: string) => html`
  <td style="${STYLES.picture}">
    ${picture ? html`<img src="${picture}" alt="" width="64" style="${STYLES.image}" />` : ''}
  </td>
`

/** @param hasPictures whether any line of the order has one, so that all names are aligned */
const lineRow = ({ name, notes, total, picture }: FormattedLine, hasPictures: boolean) => html`
  <tr>
    ${hasPictures ? pictureCell(picture) : ''}
    <th scope="row" style="${STYLES.name}">
      ${name}${notes.map((note) => html`<br /><span style="${STYLES.note}">${note}</span>`)}
    </th>
    <td style="${STYLES.amount}">${total}</td>
  </tr>
`

const span = (hasPictures: boolean) => (hasPictures ? html`colspan="2"` : '')

const taxRow = ({ name, amount }: FormattedSum, hasPictures: boolean) => html`
  <tr>
    <th scope="row" ${span(hasPictures)} style="${STYLES.name}"><span style="${STYLES.note}">${name}</span></th>
    <td style="${STYLES.amount}"><span style="${STYLES.note}">${amount}</span></td>
  </tr>
`

const sumRow = ({ name, amount }: FormattedSum, isLast: boolean, hasPictures: boolean) => {
  const strong = isLast ? STRONG_STYLE : ''
  return html`
    <tr>
      <th scope="row" ${span(hasPictures)} style="${STYLES.name + strong}">${name}</th>
      <td style="${STYLES.amount + strong}">${amount}</td>
    </tr>
  `
}

const parcelPart = ({ rows, url }: FormattedParcel, page: string) => html`
  <p style="${STYLES.line}">
    ${rows.map(({ name, value }, at) => html`${at > 0 ? html`<br />` : ''}${name}: ${value}`)}
    ${url ? html`<br /><a href="${url}" style="${STYLES.link}">${page}</a>` : ''}
  </p>
`

const addressPart = (name: string, address: string[]) => html`
  ${partHeading(name)}
  <p style="${STYLES.line}">${address.map((line, at) => html`${at > 0 ? html`<br />` : ''}${line}`)}</p>
`

/** Renders an order email as HTML. */
export function orderEmailHtml(body: OrderEmailBody): Promise<string> {
  const { texts, number, lines, sums, taxes, refund, addressTitle, address, parcel } = body
  const hasPictures = lines.some(({ picture }) => picture !== '')
  const parts: Html[] = [
    ...(parcel ? [parcelPart(parcel, texts.order.carrierPage)] : []),
    partHeading(texts.order.lines(number)),
    html`<table style="${STYLES.table}">
      <tbody>
        ${lines.map((line) => lineRow(line, hasPictures))}
        ${sums.map((sum, at) => sumRow(sum, at === sums.length - 1, hasPictures))}
        ${taxes.map((tax) => taxRow(tax, hasPictures))} ${refund ? sumRow(refund, false, hasPictures) : ''}
      </tbody>
    </table>`,
    ...(address.length > 0 ? [addressPart(addressTitle, address)] : []),
  ]
  return emailPage({ ...body, parts })
}

/** Renders an order email as plain text. */
export function orderEmailText(body: OrderEmailBody): string {
  const { texts, shop, number, before, after, action, link, lines, addressTitle, address, parcel } = body
  const sums = [...body.sums, ...body.taxes, ...(body.refund ? [body.refund] : [])]
  const lineTexts = lines.map(({ name, notes, total }) => `${[name, ...notes].join(', ')}: ${total}`)
  const parts = [
    texts.greeting(body.recipientName),
    ...before,
    ...(parcel ? [parcel.rows.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(parcel?.url ? [`${texts.order.carrierPage}:\n${parcel.url}`] : []),
    ...(link ? [`${action}:\n${link}`] : []),
    [texts.order.lines(number), ...lineTexts].join('\n'),
    sums.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    ...(address.length > 0 ? [[`${addressTitle}:`, ...address].join('\n')] : []),
    ...after,
    texts.signature(shop),
    ...(body.contact ? [body.contact] : []),
    ...(body.imprint ? [body.imprint] : []),
  ]
  return parts.join('\n\n') + '\n'
}

/** A formatted order line. */
export interface FormattedLine {
  name: string
  /** Size and personalization. */
  notes: string[]
  total: string
  /** Address of the product's picture, in a format that every mail program shows; empty without one. */
  picture: string
}

/** A formatted parcel. */
export interface FormattedParcel {
  /** Label and value. */
  rows: { name: string; value: string }[]
  /** Tracking URL; empty without one. */
  url: string
}

/** Data of an order email in both formats. */
export interface OrderEmailBody {
  language: string
  shop: string
  /** URL of its logo; empty without one. */
  logo: string
  texts: MailTexts
  /** Name of the recipient; empty for a greeting without one. */
  recipientName: string
  words: OrderWords
  number: string
  subject: string
  before: string[]
  after: string[]
  /** The button, and the address it leads to; both empty without one. */
  action: string
  link: string
  lines: FormattedLine[]
  sums: FormattedSum[]
  /** The refunded amount; null in all mails but that of a refund. */
  refund: FormattedSum | null
  /** The tax contained in the total. */
  taxes: FormattedSum[]
  /** Heading of {@link address}. */
  addressTitle: string
  /** Lines of the delivery address or collection point; empty if it is not shown. */
  address: string[]
  parcel: FormattedParcel | null
  /** Contact data of the shop; empty if it has none. */
  contact: string
  /** The seller with its VAT number; empty without one. */
  imprint: string
}
