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
  /** Key of the parent category; null for a root. */
  parent: string | null
  name: LocalText
  description: LocalText
  /** Name of its own picture; omitted to use one of its products. */
  picture?: string
  /** For a sale category: keys of the categories whose reduced products it lists, empty for all. */
  saleOf?: string[]
}

export interface CatalogImage<Shown = Drawing> {
  /** File name without extension, unique in the shop: `tbr-home-2627-front`. */
  name: string
  alt: LocalText
  drawing: Shown
}

interface CatalogueVariant {
  /** Name of the option: `M`, `6–8 years`, `One size`. */
  size: LocalText
  /** Stock-keeping unit, unique in the shop. */
  sku: string
  /** Items in stock. */
  stock: number
}

/** A property displayed on product pages. */
export interface CatalogueAttribute {
  key: string
  name: LocalText
  kind: AttributeKind
}

/** A value of a facet: its key in URLs and its display name. */
export interface FacetName {
  key: string
  label: LocalText
}

export interface CatalogueProduct {
  key: string
  /** Its values of the facets. */
  facets: { team: FacetName; kind: FacetName; colours: FacetName[] }
  /** Model number as on the label: `TBR-HOME-26`. */
  model: string
  /** Full name: `Tarnbridge Rovers home shirt 2026/27`. */
  name: LocalText
  team: LocalText
  /** Name without the team: `Home shirt 2026/27`. */
  kit: LocalText
  /** HTML of two or three paragraphs, unique for this product. */
  description: LocalText
  /** Keys of its categories, the one of its breadcrumb first. Their parent categories include it implicitly. */
  categories: string[]
  /** Cents. */
  price: number
  /** Cents, or null if it is not on sale. */
  specialPrice: number | null
  /** Release date, ISO 8601. */
  releasedAt: string
  isNew: boolean
  /** Position among the featured products, from 1; 0 for the others. */
  featured: number
  /** Surcharge for a printed name and number, in cents; null if it cannot be printed. */
  custom: { additionalPrice: number } | null
  variants: CatalogueVariant[]
  pictures: CatalogImage[]
  /** Displayed on its page, in this order. */
  attributes: { key: string; value: AttributeValue }[]
  sizeChart: SizeChartRow[]
  rating: RatingSummary
}

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

/** A shipping method with its rates by country. */
export interface CatalogueShipping {
  code: string
  name: LocalText
  description: LocalText
  /** Default: a delivery. */
  kind?: ShippingKind
  /** Days on which the carrier delivers; default: Monday to Friday. */
  workingDays?: Weekday[]
  /** Whether parcels have tracking. */
  isTracked?: boolean
  /** Countries by ISO code; the method is not available for countries without a rate. */
  rates: { countries: string[]; price: number; minDays: number; maxDays: number }[]
}

/** Tax contained in prices, by tax class and country: an ISO code, or `*` for all others. */
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

/** Time of writing, as a fraction of the time since the product's release: 0 at the release, 1 now. */
type Age = number

/** An approved or pending review. */
export interface CatalogueReview {
  productKey: string
  /** `Mara V.` */
  author: string
  /** Stars, 1 to 5. */
  rating: number
  title: LocalText
  content: LocalText
  /** The purchased size, and its fit. */
  size?: LocalText
  fit?: Fit | null
  age: Age
}

export interface CatalogueQuestion {
  productKey: string
  author: string
  question: LocalText
  /** Null if unanswered. */
  answer: LocalText | null
  age: Age
}

export interface CatalogueFeedback {
  reviews: CatalogueReview[]
  questions: CatalogueQuestion[]
  /** Pending approval. */
  waiting: CatalogueReview[]
}

/** A price of a product, valid from a day on. */
export interface CataloguePrice {
  productKey: string
  /** Cents. */
  price: number
  /** Days before the shop was filled; null for the release date. */
  daysAgo: number | null
}

/** A coupon of the demo shop; times in days relative to the filling of the shop, negative before it. */
export interface CatalogueCoupon {
  /** In capital letters. */
  code: string
  kind: 'percent' | 'amount' | 'shipping'
  /** Percentage, or cents; 0 for free delivery. */
  value: number
  text: LocalText
  /** Minimum cart value in cents; omitted for none. */
  minSubTotal?: number
  endsInDays?: number
  mostUses?: number
  mostPerEmail?: number
  /** Number of orders that have already used it. */
  uses?: number
}

/** The whole content of the demo shop, built by `buildCatalogue()`; equal at every call. */
export interface Catalogue {
  store: StoreContent
  /** Documents of the home page's sections, in order; omitted by a shop without any. */
  sections?: object[]
  /** Pictures that belong to no product: for the home page, categories and the not-found page. */
  pagePictures?: CatalogImage<Drawing | Scene>[]
  categories: CatalogueCategory[]
  /** Attributes of product pages, in display order. */
  attributes: CatalogueAttribute[]
  products: CatalogueProduct[]
  countries: Country[]
  pages: CataloguePage[]
  shipping: CatalogueShipping[]
  /** Omitted by a shop that displays no taxes. */
  taxRates?: CatalogueTaxRate[]
  scripts: CatalogueScript[]
  orders: CatalogueOrder[]
  accounts: CatalogueAccounts
  feedback: CatalogueFeedback
  /** For each product at least its initial price. */
  prices: CataloguePrice[]
  coupons: CatalogueCoupon[]
}

/** Customers and their data. Times are in hours before the shop was filled. */
export interface CatalogueAccounts {
  customers: CatalogueCustomer[]
  orderContents: CatalogueOrderContent[]
  messages: CatalogueMessage[]
  tickets: CatalogueTicket[]
}

export interface CatalogueAddress {
  street: string
  city: string
  /** Code if the country has states, otherwise a name. */
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

/** The content of one of the catalogue's orders, at the prices of the catalogue. */
export interface CatalogueOrderContent {
  /** Number of the order, which belongs to the customer with its email. */
  number: string
  lines: { sku: string; quantity: number; custom: CustomPrint | null }[]
  /** Cents. */
  discount: number
  /** Code of the shipping method. */
  shippingMethod: string
  /** Index of the delivery address in the customer's address book; the billing address is the first. */
  shipTo: number
  note: LocalText
}

export interface CatalogueMessage {
  email: string
  sentHoursAgo: number
  /** Null if unread. */
  readHoursAgo: number | null
  subject: LocalText
  /** Plain text; blank lines separate paragraphs. */
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
