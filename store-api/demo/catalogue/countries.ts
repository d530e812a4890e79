import type { CatalogueCountry } from './catalogue'
import { text } from './local-text'
import { STATES } from './states'

const country = (iso: string, en: string, es: string, de: string): CatalogueCountry => ({
  iso,
  name: text(en, es, de),
  states: STATES[iso] ?? [],
})

/** Where the shop delivers, by English name. */
export const COUNTRIES: CatalogueCountry[] = [
  country('AR', 'Argentina', 'Argentina', 'Argentinien'),
  country('AU', 'Australia', 'Australia', 'Australien'),
  country('AT', 'Austria', 'Austria', 'Österreich'),
  country('BE', 'Belgium', 'Bélgica', 'Belgien'),
  country('CA', 'Canada', 'Canadá', 'Kanada'),
  country('CL', 'Chile', 'Chile', 'Chile'),
  country('CO', 'Colombia', 'Colombia', 'Kolumbien'),
  country('CZ', 'Czechia', 'Chequia', 'Tschechien'),
  country('DK', 'Denmark', 'Dinamarca', 'Dänemark'),
  country('EE', 'Estonia', 'Estonia', 'Estland'),
  country('FI', 'Finland', 'Finlandia', 'Finnland'),
  country('FR', 'France', 'Francia', 'Frankreich'),
  country('DE', 'Germany', 'Alemania', 'Deutschland'),
  country('GR', 'Greece', 'Grecia', 'Griechenland'),
  country('HU', 'Hungary', 'Hungría', 'Ungarn'),
  country('IE', 'Ireland', 'Irlanda', 'Irland'),
  country('IT', 'Italy', 'Italia', 'Italien'),
  country('JP', 'Japan', 'Japón', 'Japan'),
  country('LV', 'Latvia', 'Letonia', 'Lettland'),
  country('LT', 'Lithuania', 'Lituania', 'Litauen'),
  country('LU', 'Luxembourg', 'Luxemburgo', 'Luxemburg'),
  country('MX', 'Mexico', 'México', 'Mexiko'),
  country('NL', 'Netherlands', 'Países Bajos', 'Niederlande'),
  country('NZ', 'New Zealand', 'Nueva Zelanda', 'Neuseeland'),
  country('NO', 'Norway', 'Noruega', 'Norwegen'),
  country('PL', 'Poland', 'Polonia', 'Polen'),
  country('PT', 'Portugal', 'Portugal', 'Portugal'),
  country('RO', 'Romania', 'Rumanía', 'Rumänien'),
  country('SK', 'Slovakia', 'Eslovaquia', 'Slowakei'),
  country('SI', 'Slovenia', 'Eslovenia', 'Slowenien'),
  country('ES', 'Spain', 'España', 'Spanien'),
  country('SE', 'Sweden', 'Suecia', 'Schweden'),
  country('CH', 'Switzerland', 'Suiza', 'Schweiz'),
  country('GB', 'United Kingdom', 'Reino Unido', 'Vereinigtes Königreich'),
  country('US', 'United States', 'Estados Unidos', 'Vereinigte Staaten'),
  country('UY', 'Uruguay', 'Uruguay', 'Uruguay'),
]
