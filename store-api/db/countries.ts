import type { LocalText } from '../i18n/locale'
import { text } from '../i18n/local-text'

/** A country the shop can deliver to, with its states if addresses contain one. */
export interface Country {
  /** ISO 3166-1 alpha-2. */
  iso: string
  name: LocalText
  states: { code: string; name: string }[]
}

/** `AL Alabama, AK Alaska` as rows. */
const rows = (list: string): Country['states'] =>
  list
    .trim()
    .split(/\s*,\s*/)
    .map((entry) => {
      const space = entry.indexOf(' ')
      return { code: entry.slice(0, space), name: entry.slice(space + 1) }
    })

/** Subdivisions an address needs, by ISO 3166-2 code without the country. */
export const STATES: Record<string, Country['states']> = {
  US: rows(`AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
    DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
    KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
    MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
    NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island,
    SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington,
    WV West Virginia, WI Wisconsin, WY Wyoming, AS American Samoa, GU Guam, MP Northern Mariana Islands,
    PR Puerto Rico, VI U.S. Virgin Islands, AA Armed Forces Americas, AE Armed Forces Europe, AP Armed Forces Pacific`),
  CA: rows(`AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador,
    NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec,
    SK Saskatchewan, YT Yukon`),
  AU: rows(`ACT Australian Capital Territory, NSW New South Wales, NT Northern Territory, QLD Queensland,
    SA South Australia, TAS Tasmania, VIC Victoria, WA Western Australia`),
  MX: rows(`AGU Aguascalientes, BCN Baja California, BCS Baja California Sur, CAM Campeche, CHP Chiapas, CHH Chihuahua,
    CMX Ciudad de México, COA Coahuila, COL Colima, DUR Durango, MEX Estado de México, GUA Guanajuato, GRO Guerrero,
    HID Hidalgo, JAL Jalisco, MIC Michoacán, MOR Morelos, NAY Nayarit, NLE Nuevo León, OAX Oaxaca, PUE Puebla,
    QUE Querétaro, ROO Quintana Roo, SLP San Luis Potosí, SIN Sinaloa, SON Sonora, TAB Tabasco, TAM Tamaulipas,
    TLA Tlaxcala, VER Veracruz, YUC Yucatán, ZAC Zacatecas`),
  AR: rows(`B Buenos Aires, K Catamarca, H Chaco, U Chubut, C Ciudad Autónoma de Buenos Aires, X Córdoba, W Corrientes,
    E Entre Ríos, P Formosa, Y Jujuy, L La Pampa, F La Rioja, M Mendoza, N Misiones, Q Neuquén, R Río Negro, A Salta,
    J San Juan, D San Luis, Z Santa Cruz, S Santa Fe, G Santiago del Estero, V Tierra del Fuego, T Tucumán`),
  DE: rows(`BW Baden-Württemberg, BY Bayern, BE Berlin, BB Brandenburg, HB Bremen, HH Hamburg, HE Hessen,
    MV Mecklenburg-Vorpommern, NI Niedersachsen, NW Nordrhein-Westfalen, RP Rheinland-Pfalz, SL Saarland, SN Sachsen,
    ST Sachsen-Anhalt, SH Schleswig-Holstein, TH Thüringen`),
  ES: rows(`C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, PM Baleares,
    B Barcelona, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, CR Ciudad Real, CO Córdoba,
    CU Cuenca, GI Girona, GR Granada, GU Guadalajara, SS Gipuzkoa, H Huelva, HU Huesca, J Jaén, LO La Rioja,
    GC Las Palmas, LE León, L Lleida, LU Lugo, M Madrid, MA Málaga, ML Melilla, MU Murcia, NA Navarra, OR Ourense,
    P Palencia, PO Pontevedra, SA Salamanca, TF Santa Cruz de Tenerife, SG Segovia, SE Sevilla, SO Soria, T Tarragona,
    TE Teruel, TO Toledo, V Valencia, VA Valladolid, BI Bizkaia, ZA Zamora, Z Zaragoza`),
  IT: rows(`AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, BA Bari,
    BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna, BZ Bolzano, BS Brescia,
    BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta, CT Catania, CZ Catanzaro, CH Chieti, CO Como,
    CS Cosenza, CR Cremona, KR Crotone, CN Cuneo, EN Enna, FM Fermo, FE Ferrara, FI Firenze, FG Foggia, FC Forlì-Cesena,
    FR Frosinone, GE Genova, GO Gorizia, GR Grosseto, IM Imperia, IS Isernia, AQ L’Aquila, SP La Spezia, LT Latina,
    LE Lecce, LC Lecco, LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova, MS Massa-Carrara, MT Matera, ME Messina,
    MI Milano, MO Modena, MB Monza e Brianza, NA Napoli, NO Novara, NU Nuoro, OR Oristano, PD Padova, PA Palermo,
    PR Parma, PV Pavia, PG Perugia, PU Pesaro e Urbino, PE Pescara, PC Piacenza, PI Pisa, PT Pistoia, PN Pordenone,
    PZ Potenza, PO Prato, RG Ragusa, RA Ravenna, RC Reggio Calabria, RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma,
    RO Rovigo, SA Salerno, SS Sassari, SV Savona, SI Siena, SR Siracusa, SO Sondrio, SU Sud Sardegna, TA Taranto,
    TE Teramo, TR Terni, TO Torino, TP Trapani, TN Trento, TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia,
    VB Verbano-Cusio-Ossola, VC Vercelli, VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo`),
}

const country = (iso: string, en: string, es: string, de: string): Country => ({
  iso,
  name: text(en, es, de),
  states: STATES[iso] ?? [],
})

/** Where the shop delivers, by English name. */
export const COUNTRIES: Country[] = [
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
