import type { LineRow } from './order-entry'

/** What is printed on a line's pieces, name before number; empty for nothing. */
export const printOf = ({ customName, customNumber }: Pick<LineRow, 'customName' | 'customNumber'>): string =>
  [customName, customNumber].filter((part) => part !== null && part !== '').join(' ')
