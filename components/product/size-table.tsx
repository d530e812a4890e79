'use client'

import { inInches } from '@/lib/catalog/size-guide'
import styles from './size-table.module.scss'

interface Props {
  label: string
  columns: string[]
  /** The cells of each row; the first is its heading. */
  rows: string[][]
  /** Place of the first column of centimetres, which are shown in both units; default: no column is. */
  measuresFrom?: number
}

/**
 * A size chart; wider than the screen it scrolls in its box. CSS shows the unit that is checked. Rendered in the browser:
 * its elements would be 0.4 kB more of every page's data.
 */
export const SizeTable = ({ label, columns, rows, measuresFrom = Infinity }: Props) => (
  <section className={styles.scroll} tabIndex={0} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((title, at) => (
            <th key={at} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([size, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{size}</th>
            {cells.map((cell, at) => (
              <td key={at}>{at + 1 < measuresFrom ? cell : <Measure text={cell} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Measure = ({ text }: { text: string }) => (
  <>
    <span data-unit="cm">{text}</span>
    <span data-unit="in">{inInches(text)}</span>
  </>
)
