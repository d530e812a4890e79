import { Hono } from 'hono'
import { approvalRoutes } from './admin/pages/approval'
import { adminOrderRoutes } from './admin/pages/orders'
import { outboxRoutes } from './admin/pages/outbox'
import { decryptBody, signature } from './http/authenticate'
import type { AppContext, AppEnv, Shop } from './http/context'
import { contractRouter } from './http/contract-router'
import { onError, onUnknownPath } from './http/error-handler'
import { healthRoutes } from './http/health'
import { docsRoutes } from './http/openapi'
import {
  concurrencyLimit,
  type ConcurrencyLimits,
  requestSizeLimit,
  UNLIMITED,
  writeRateLimit,
} from './http/request-limits'
import { auditLog, requestLog } from './http/request-log'
import {
  addressRoutes,
  loginRoutes,
  passwordRoutes,
  registerRoutes,
  subscribeRoutes,
  userRoutes,
} from './http/routes/account'
import { attachmentRoutes, uploadRoutes } from './http/routes/attachment'
import { captchaRoutes } from './http/routes/captcha'
import { cartRoutes, checkoutRoutes, couponRoutes, shippingRoutes } from './http/routes/cart'
import { categoryRoutes, productRoutes, searchRoutes, sitemapRoutes } from './http/routes/catalog'
import { questionRoutes, reviewRoutes, ticketRoutes } from './http/routes/feedback'
import { imageRoutes } from './http/routes/image'
import { messageRoutes } from './http/routes/message'
import { hookRoutes, invoiceRoutes, orderRoutes, orderTrackRoutes } from './http/routes/order'
import { homeRoutes } from './http/routes/home'
import { bannerRoutes, countryRoutes, pageRoutes, storeRoutes } from './http/routes/store'

/**
 * The store API as an app, without a port: first the public routes, then, behind signature and encryption, the calls of
 * the contract.
 * @param limits concurrency limits; always set in production
 */
export function createApp(shop: Shop, limits: ConcurrencyLimits = UNLIMITED): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const readerShop = shop.readers ? { ...shop, ...shop.readers } : shop
  app.onError((error, c) => onError(shop)(error, c as AppContext))
  app.notFound((c) => onUnknownPath(shop)(c as AppContext))
  app.use(requestLog(shop))

  healthRoutes(app, shop)
  imageRoutes(app, readerShop)
  docsRoutes(app)
  outboxRoutes(app, shop)
  approvalRoutes(app, shop)
  adminOrderRoutes(app, shop)
  hookRoutes(app, shop)

  uploadRoutes(app, shop, limits)

  app.use(
    '/api/*',
    auditLog(shop),
    requestSizeLimit(),
    concurrencyLimit(limits),
    signature(shop),
    writeRateLimit(limits),
    decryptBody(),
  )
  const register = contractRouter(app, shop)
  storeRoutes(register, readerShop)
  bannerRoutes(register, readerShop)
  homeRoutes(register, readerShop)
  pageRoutes(register, readerShop)
  shippingRoutes(register, shop)
  categoryRoutes(register, readerShop)
  countryRoutes(register, readerShop)
  productRoutes(register, readerShop)
  reviewRoutes(register, shop)
  questionRoutes(register, shop)
  searchRoutes(register, readerShop)
  sitemapRoutes(register, readerShop)
  subscribeRoutes(register, shop)
  orderTrackRoutes(register, shop)
  cartRoutes(register, shop)
  checkoutRoutes(register, shop)
  couponRoutes(register, shop)
  addressRoutes(register, shop)
  messageRoutes(register, shop)
  ticketRoutes(register, shop)
  orderRoutes(register, shop)
  invoiceRoutes(app, shop)
  attachmentRoutes(app, shop)
  captchaRoutes(app, register, shop)
  registerRoutes(register, shop)
  loginRoutes(register, shop)
  passwordRoutes(register, shop)
  userRoutes(register, shop)
  return app
}
