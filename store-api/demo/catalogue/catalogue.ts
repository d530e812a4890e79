import type { Country } from '../../db/countries'
import type {
  AttributeKind,
  AttributeValue,
  PageQuestion,
  RatingSummary,
  SizeChartRow,
  StoreContent,
  Weekday,
} from '../../db/schema/columns'
import type { OrderEvent, PaymentStatus, ShippingStatus } from '../../../contract/entities/order'
import type { ShippingKind } from '../../../contract/entities/shipping'
import type { Drawing, Scene } from '../images/drawing'
import type { LocalText } from '../../i18n/locale'
import type { Fit } from '../../../contract/entities/feedback'
import type { CustomPrint } from '../../../contract/entities/cart'
import type { TicketState, TicketType } from '../../../contract/entities/ticket'

export interface CatalogueCategory {
  key: string
  /** Key of the node above; null for a root. */
  parent: string | null
  name: LocalText
  description: LocalText
  /** Name of its own picture; left out to show one of its products. */
  picture?: string
  /** Keys of categories whose products it lists while they are on sale: none for all; left out where it is no sale. */
  saleOf?: string[]
}

export interface CatalogImage<Shown = Drawing> {
  /** File name without its ending, unique in the shop: `tbr-home-2627-front`. */
  name: string
  alt: LocalText
  drawing: Shown
}

interface CatalogueVariant {
  /** What the shopper chooses: `M`, `6–8 years`, `One size`. */
  size: LocalText
  /** Stock-keeping unit, unique in the shop. */
  sku: string
  /** Pieces in stock. */
  stock: number
}

/** A property that product pages show. */
export interface CatalogueAttribute {
  key: string
  name: LocalText
  kind: AttributeKind
}

/** A value of a facet: a word in addresses, and what a shopper reads. */
export interface FacetName {
  key: string
  label: LocalText
}

export interface CatalogueProduct {
  key: string
  /** What it is narrowed by. */
  facets: { team: FacetName; kind: FacetName; colours: FacetName[] }
  /** Model number as on the label: `TBR-HOME-26`. */
  model: string
  /** Whole name: `Tarnbridge Rovers home shirt 2026/27`. */
  name: LocalText
  /** Who it belongs to: `Tarnbridge Rovers`. */
  team: LocalText
  /** What it is: `Home shirt 2026/27`. */
  kit: LocalText
  /** HTML of paragraphs: two or three, written for this very product. */
  description: LocalText
  /** Category nodes it is listed under, the one its breadcrumb shows first. Nodes above them list it by themselves. */
  categories: string[]
  /** Cents. */
  price: number
  /** Cents, or null when it is not on sale. */
  specialPrice: number | null
  /** Date it came into the shop, ISO 8601. */
  releasedAt: string
  isNew: boolean
  /** Place among the featured products, 1 first; 0 for the others. */
  featured: number
  /** Whether a name and number can be printed on it, and what that adds, in cents. */
  custom: { additionalPrice: number } | null
  variants: CatalogueVariant[]
  pictures: CatalogImage[]
  /** What its page shows of it, in that order. */
  attributes: { key: string; value: AttributeValue }[]
  sizeChart: SizeChartRow[]
  rating: RatingSummary
}

/** A content page of the site. */
export interface CataloguePage {
  /** 1 to 8; 2 is the cookie policy. */
  id: number
  key: string
  /** 1 information, 2 quick links. */
  groupId: number
  title: LocalText
  seoDescription: LocalText
  html: LocalText
  questions: PageQuestion[]
  updatedAt: string
}

/** A way of delivery, and what it costs where. */
export interface CatalogueShipping {
  code: string
  name: LocalText
  description: LocalText
  /** A delivery, unless it is said. */
  kind?: ShippingKind
  /** Days on which the carrier delivers; Monday to Friday, unless it is said. */
  workingDays?: Weekday[]
  /** Whether parcels can be followed on their way. */
  isTracked?: boolean
  /** Countries by ISO code; a country without a rate is not delivered to this way. */
  rates: { countries: string[]; price: number; minDays: number; maxDays: number }[]
}

/** Tax in the prices of a class of goods, in a country by ISO code or in all others, `*`. */
export interface CatalogueTaxRate {
  taxClass: string
  zone: string
  /** Hundredths of a per cent. */
  rate: number
  name: LocalText
}

interface CatalogueScript {
  id: string
  defer: boolean
  async: boolean
  src: string
  type: string
  content: string
}

/** An order of the demo shop; times in hours before the shop was filled. */
export interface CatalogueOrder {
  number: string
  email: string
  payment: PaymentStatus
  shipping: ShippingStatus
  history: { event: OrderEvent; hoursAgo: number }[]
  shipments: {
    carrier: string
    trackingNumber: string
    trackingUrl: string
    pieces: number
    shippedHoursAgo: number
    deliveredHoursAgo: number | null
  }[]
}

/** When a text about a product was written: 0 when it came into the shop, 1 now. */
type Age = number

/** A review that was approved, or waits for it. */
export interface CatalogueReview {
  productKey: string
  /** `Mara V.` */
  author: string
  /** Stars, 1 to 5. */
  rating: number
  title: LocalText
  content: LocalText
  /** The size that was bought, and how it fits. */
  size?: LocalText
  fit?: Fit | null
  age: Age
}

export interface CatalogueQuestion {
  productKey: string
  author: string
  question: LocalText
  /** Null while it waits for one. */
  answer: LocalText | null
  age: Age
}

/** What customers wrote about products. */
export interface CatalogueFeedback {
  reviews: CatalogueReview[]
  questions: CatalogueQuestion[]
  /** Not yet approved. */
  waiting: CatalogueReview[]
}

/** The price of a product from a day on. */
export interface CataloguePrice {
  productKey: string
  /** Cents. */
  price: number
  /** Days before the shop was filled; null for the day it came into the shop. */
  daysAgo: number | null
}

/** A coupon of the demo shop; times in days from when the shop was filled, before it when negative. */
export interface CatalogueCoupon {
  /** In capital letters. */
  code: string
  kind: 'percent' | 'amount' | 'shipping'
  /** Per cent, or cents; 0 for free delivery. */
  value: number
  text: LocalText
  /** Cents the cart has to hold; left out for any. */
  minSubTotal?: number
  endsInDays?: number
  mostUses?: number
  mostPerEmail?: number
  /** Orders that had it already. */
  uses?: number
}

/** Everything the demo shop is made of. Built by `buildCatalogue()`, the same at every call. */
export interface Catalogue {
  store: StoreContent
  /** Documents of the home page's sections, in their order; left out by a shop that has not arranged any. */
  sections?: object[]
  /** Pictures of no product: of the home page, of categories and of the page of unknown addresses. */
  pagePictures?: CatalogImage<Drawing | Scene>[]
  categories: CatalogueCategory[]
  /** Attributes that product pages show, in their order. */
  attributes: CatalogueAttribute[]
  products: CatalogueProduct[]
  countries: Country[]
  pages: CataloguePage[]
  shipping: CatalogueShipping[]
  /** Left out by a shop that names no taxes. */
  taxRates?: CatalogueTaxRate[]
  scripts: CatalogueScript[]
  orders: CatalogueOrder[]
  accounts: CatalogueAccounts
  feedback: CatalogueFeedback
  /** Of every product at least what it cost at first. */
  prices: CataloguePrice[]
  coupons: CatalogueCoupon[]
}

/** What belongs to the demo shop's customers. Times are in hours before the shop was filled. */
export interface CatalogueAccounts {
  customers: CatalogueCustomer[]
  orderContents: CatalogueOrderContent[]
  messages: CatalogueMessage[]
  tickets: CatalogueTicket[]
}

export interface CatalogueAddress {
  street: string
  city: string
  /** Code where the country has states, else a name. */
  state: string
  postalCode: string
  /** ISO code. */
  country: string
  phone: string
}

export interface CatalogueCustomer {
  email: string
  password: string
  firstname: string
  lastname: string
  registeredHoursAgo: number
  /** The first one is the default of both kinds. */
  addresses: CatalogueAddress[]
}

/** What was bought with one of the catalogue's orders, at the prices of the catalogue. */
export interface CatalogueOrderContent {
  /** Number of the order; it goes to the customer with the order's email. */
  number: string
  lines: { sku: string; quantity: number; custom: CustomPrint | null }[]
  /** Cents. */
  discount: number
  /** Code of the way of delivery. */
  shippingMethod: string
  /** Place of the delivery address in the customer's book; the bill goes to the first. */
  shipTo: number
  note: LocalText
}

export interface CatalogueMessage {
  email: string
  sentHoursAgo: number
  /** Null while it is unread. */
  readHoursAgo: number | null
  subject: LocalText
  /** Plain text; a blank line parts paragraphs. */
  text: LocalText
}

export interface CatalogueTicket {
  number: string
  email: string
  type: TicketType
  state: TicketState
  /** Empty for none. */
  orderNumber: string
  /** Oldest first. */
  records: { from: 'customer' | 'shop'; hoursAgo: number; content: LocalText }[]
}

/** A shop without customers. */
export const NO_ACCOUNTS: CatalogueAccounts = { customers: [], orderContents: [], messages: [], tickets: [] }
