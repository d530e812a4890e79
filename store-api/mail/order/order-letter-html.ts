import { html } from 'hono/html'
import { letterPage, type Html } from '../letter-page'
import { STRONG, STYLES } from '../letter-styles'
import type { WrittenSum } from '../../orders/written-sums'
import type { OrderWriting, WrittenLine, WrittenParcel } from './order-writing'

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
