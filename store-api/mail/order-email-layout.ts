import { html } from 'hono/html'
import { type Html, letterPage, STRONG, STYLES } from './email-layout'
import type { WrittenSum } from '../orders/order-format'
import type { MailTexts, OrderWords } from '../i18n/types'

const part = (name: string) => html`<h2 style="${STYLES.part}">${name}</h2>`

const lineRow = ({ name, notes, total }: WrittenLine) => html`
  <tr>
    <th scope="row" style="${STYLES.name}">
      ${name}${notes.map((note) => html`<br /><span style="${STYLES.note}">${note}</span>`)}
    </th>
    <td style="${STYLES.amount}">${total}</td>
  </tr>
`

const sumRow = ({ name, amount }: WrittenSum, at: number, { length }: WrittenSum[]) => {
  const strong = at === length - 1 ? STRONG : ''
  return html`
    <tr>
      <th scope="row" style="${STYLES.name + strong}">${name}</th>
      <td style="${STYLES.amount + strong}">${amount}</td>
    </tr>
  `
}

const parcelPart = ({ rows, url }: WrittenParcel, page: string) => html`
  <p style="${STYLES.line}">
    ${rows.map(({ name, value }, at) => html`${at > 0 ? html`<br />` : ''}${name}: ${value}`)}
    ${url ? html`<br /><a href="${url}" style="${STYLES.link}">${page}</a>` : ''}
  </p>
`

const addressPart = (name: string, address: string[]) => html`
  ${part(name)}
  <p style="${STYLES.line}">${address.map((line, at) => html`${at > 0 ? html`<br />` : ''}${line}`)}</p>
`

/** A letter about an order as HTML: the order as a table, every amount beside its name. */
export function orderLetterHtml(writing: OrderWriting): Promise<string> {
  const { texts, number, lines, sums, addressTitle, address, parcel } = writing
  const parts: Html[] = [
    ...(parcel ? [parcelPart(parcel, texts.order.carrierPage)] : []),
    part(texts.order.lines(number)),
    html`<table style="${STYLES.table}">
      <tbody>
        ${lines.map(lineRow)} ${sums.map(sumRow)}
      </tbody>
    </table>`,
    ...(address.length > 0 ? [addressPart(addressTitle, address)] : []),
  ]
  return letterPage({ ...writing, parts })
}

/** A letter about an order as plain text. */
export function orderLetterText(writing: OrderWriting): string {
  const { texts, shop, number, before, after, action, link, lines, sums, addressTitle, address, parcel } = writing
  const bought = lines.map(({ name, notes, total }) => `${[name, ...notes].join(', ')}: ${total}`)
  const parts = [
    texts.greeting,
    ...before,
    ...(parcel ? [parcel.rows.map(({ name, value }) => `${name}: ${value}`).join('\n')] : []),
    ...(parcel?.url ? [`${texts.order.carrierPage}:\n${parcel.url}`] : []),
    `${action}:\n${link}`,
    [texts.order.lines(number), ...bought].join('\n'),
    sums.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    ...(address.length > 0 ? [[`${addressTitle}:`, ...address].join('\n')] : []),
    ...after,
    texts.signature(shop),
  ]
  return parts.join('\n\n') + '\n'
}

/** A line of an order, ready to be read. */
export interface WrittenLine {
  name: string
  /** Size and print. */
  notes: string[]
  total: string
}

/** A parcel, ready to be read. */
export interface WrittenParcel {
  /** What it is called by, and what that is. */
  rows: { name: string; value: string }[]
  /** The carrier's page; empty where it has none. */
  url: string
}

/** A letter about an order: everything its two forms need. */
export interface OrderWriting {
  language: string
  shop: string
  /** Address of its mark; empty where it has none. */
  logo: string
  texts: MailTexts
  words: OrderWords
  number: string
  subject: string
  before: string[]
  after: string[]
  action: string
  link: string
  lines: WrittenLine[]
  sums: WrittenSum[]
  /** Above {@link address}. */
  addressTitle: string
  /** Where it goes or is collected, line by line; nothing where it is not told. */
  address: string[]
  parcel: WrittenParcel | null
}
