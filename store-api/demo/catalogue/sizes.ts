import type { SizeChartRow } from '../../db/schema/columns'
import type { LocalText } from '../../i18n/locale'
import type { Kit, KitKind } from './kit'
import { sameText, text } from '../../i18n/local-text'
import { seededRandom, integerBetween } from '../../catalog/images/seeded-random'
import { REMAINING_SIZES, SOLD_OUT } from './selection'

export interface Size {
  label: LocalText
  /** Suffix of the SKU: `M`, `6Y`. */
  code: string
}

const NO_AGE = sameText('')

interface BodyRow {
  code: string
  height: string
  bust: string
  waist: string
  /** Length of shirts from the shoulder, and of shorts along the outer seam. */
  shirt: string
  shorts: string
}

const ADULTS: BodyRow[] = [
  { code: 'XS', height: '158–164', bust: '82–88', waist: '68–74', shirt: '67', shorts: '42' },
  { code: 'S', height: '164–170', bust: '88–94', waist: '74–80', shirt: '69', shorts: '44' },
  { code: 'M', height: '170–176', bust: '94–100', waist: '80–86', shirt: '71', shorts: '46' },
  { code: 'L', height: '176–182', bust: '100–108', waist: '86–94', shirt: '73', shorts: '48' },
  { code: 'XL', height: '182–188', bust: '108–116', waist: '94–102', shirt: '76', shorts: '50' },
  { code: '2XL', height: '186–192', bust: '116–124', waist: '102–110', shirt: '78', shorts: '52' },
  { code: '3XL', height: '188–196', bust: '124–132', waist: '110–118', shirt: '80', shorts: '54' },
]

const KIDS = [
  { from: 4, to: 6, height: '104–116', bust: '56–60', waist: '52–55', length: '46' },
  { from: 6, to: 8, height: '116–128', bust: '60–66', waist: '55–59', length: '50' },
  { from: 8, to: 10, height: '128–140', bust: '66–72', waist: '59–63', length: '54' },
  { from: 10, to: 12, height: '140–152', bust: '72–78', waist: '63–67', length: '59' },
  { from: 12, to: 14, height: '152–164', bust: '78–84', waist: '67–71', length: '64' },
].map((row) => ({
  ...row,
  label: text(`${row.from}–${row.to} years`, `${row.from}–${row.to} años`, `${row.from}–${row.to} Jahre`),
}))

const SOCKS = [
  { label: sameText('35–38'), code: '35', foot: '22–24' },
  { label: sameText('39–42'), code: '39', foot: '25–27' },
  { label: sameText('43–46'), code: '43', foot: '28–30' },
]

const ONE_SIZE: Size = { label: text('One size', 'Talla única', 'Einheitsgröße'), code: 'ONE' }

const BALLS: Size[] = [3, 4, 5].map((size) => ({
  label: text(`Size ${size}`, `Talla ${size}`, `Größe ${size}`),
  code: `${size}`,
}))

/** Additional length of some kinds, in centimetres. */
const EXTRA_LENGTH: Partial<Record<KitKind, number>> = { retro: 2, retroAway: 2, goalkeeper: 1, warmUp: 1 }

type SizedKit = Pick<Kit, 'kind' | 'garment' | 'cut'>

/** The sizes of a kit, smallest first. */
export function sizesOf({ garment, cut }: SizedKit): Size[] {
  if (garment === 'scarf') return [ONE_SIZE]
  if (garment === 'ball') return BALLS
  if (garment === 'socks') return SOCKS.map(({ label, code }) => ({ label, code }))
  if (cut === 'kids') return KIDS.map(({ label, from }) => ({ label, code: `${from}Y` }))
  return ADULTS.map(({ code }) => ({ label: sameText(code), code }))
}

/** Body measurements in centimetres for each size; none for scarves and balls. */
export function sizeChartOf({ kind, garment, cut }: SizedKit): SizeChartRow[] {
  if (garment === 'scarf' || garment === 'ball') return []
  if (garment === 'socks') {
    return SOCKS.map(({ label, foot }) => ({ size: label, age: NO_AGE, height: '', bust: '', waist: '', length: foot }))
  }
  if (cut === 'kids') {
    return KIDS.map(({ label, height, bust, waist, length }) => ({
      size: label,
      age: label,
      height,
      bust,
      waist,
      length,
    }))
  }
  return ADULTS.map(({ code, height, bust, waist, shirt, shorts }) => ({
    size: sameText(code),
    age: NO_AGE,
    height,
    bust: garment === 'shorts' ? '' : bust,
    waist,
    length: garment === 'shorts' ? shorts : `${Number(shirt) + (EXTRA_LENGTH[kind] ?? 0)}`,
  }))
}

/** Share of sizes that are sold out. */
const SOLD_OUT_SHARE = 1 / 9

/** Upper bound of the random range for sizes with low stock. */
const LOW_STOCK_SHARE = SOLD_OUT_SHARE + 1 / 16

/** Stock by size, equal at every call; middle sizes have more. */
export function stockOf(productKey: string, sizes: readonly Size[]): number[] {
  if (SOLD_OUT.includes(productKey)) return sizes.map(() => 0)
  const remainingSizes = REMAINING_SIZES[productKey]
  const random = seededRandom(`stock ${productKey}`)
  return sizes.map(({ code }, index) => {
    const chance = random()
    const distanceFromMiddle = Math.abs(index - (sizes.length - 1) / 2)
    const fullStock = integerBetween(random, 4, Math.round(60 - distanceFromMiddle * 12))
    const lowStock = integerBetween(random, 1, 3)
    if (remainingSizes) return remainingSizes.includes(code) ? lowStock + 2 : 0
    if (sizes.length === 1) return fullStock
    if (chance < SOLD_OUT_SHARE) return 0
    return chance < LOW_STOCK_SHARE ? lowStock : fullStock
  })
}
