import type { Currency } from '../../contract/entities/store'
import { taxRows } from './taxes'

const EURO: Currency = {
  ...{ code: 'EUR', value: 1, decimalPlace: 2, minorDigits: 2 },
  ...{ symbolLeft: '€', symbolRight: '', symbolThousands: ',', decimalSymbol: '.' },
}
const TAX = { name: 'VAT 19 %', rate: 1900, net: 6639, tax: 1261 }

it('formats net and tax of each rate', () => {
  expect(taxRows([TAX, { name: 'No VAT', rate: 0, net: 500, tax: 0 }], EURO)).toEqual([
    { name: 'VAT 19 %', isCharged: true, net: '€66.39', tax: '€12.61' },
    { name: 'No VAT', isCharged: false, net: '€5.00', tax: '€0.00' },
  ])
})

it('shows the minor digits of the currency, also where prices are shown without', () => {
  expect(taxRows([TAX], { ...EURO, decimalPlace: 0 })[0]).toMatchObject({ net: '€66.39', tax: '€12.61' })
  const yen = { ...EURO, code: 'JPY', symbolLeft: '¥', decimalPlace: 0, minorDigits: 0 }
  expect(taxRows([TAX], yen)[0]).toMatchObject({ net: '¥6,639', tax: '¥1,261' })
  const dinar = { ...EURO, code: 'KWD', symbolLeft: 'KD ', decimalPlace: 3, minorDigits: 3 }
  expect(taxRows([TAX], dinar)[0]).toMatchObject({ net: 'KD 6.639', tax: 'KD 1.261' })
})

it('is empty for a store without taxes, and does not change decimal amounts', () => {
  expect(taxRows(undefined, EURO)).toEqual([])
  const { minorDigits: _, ...decimal } = EURO
  expect(taxRows([{ ...TAX, net: 66.39, tax: 12.61 }], decimal)[0]).toMatchObject({ net: '€66.39', tax: '€12.61' })
})
