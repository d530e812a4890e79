import type { CatalogueTaxRate } from './catalogue'
import { text } from '../../i18n/local-text'

/** VAT in per cent, by country of delivery in the United Kingdom and the European Union. */
const PERCENTS: Record<string, number> = {
  GB: 20,
  ...{ AT: 20, BE: 21, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20, GR: 24, HU: 27, IE: 23, IT: 22 },
  ...{ LT: 21, LU: 17, LV: 21, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23 },
}

const vat = (percent: number) => {
  const comma = String(percent).replace('.', ',')
  return text(`VAT ${percent} %`, `IVA ${comma} %`, `MwSt. ${comma} %`)
}

/** The tax contained in the demo shop's prices, by country of delivery. */
export const TAX_RATES: CatalogueTaxRate[] = [
  ...Object.entries(PERCENTS).map(([zone, percent]) => ({
    ...{ taxClass: 'standard', zone, name: vat(percent) },
    rate: Math.round(percent * 100),
  })),
  {
    ...{ taxClass: 'standard', zone: '*', rate: 0 },
    name: text('VAT 0 % (export)', 'IVA 0 % (exportación)', 'MwSt. 0 % (Ausfuhr)'),
  },
]
