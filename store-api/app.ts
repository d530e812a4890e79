import { Hono } from 'hono'
import { BOUNDLESS, type Bounds } from './http/bound-bounds'
import type { AppContext, AppEnv, Shop } from './http/context'
import { audited } from './http/audited'
import { onError, onUnknownPath } from './http/errors'
import { limits } from './http/middleware-limits'
import { openedBody } from './http/opened-body'
import { overload } from './http/overload'
import { requestLog } from './http/request-log'
import { signature } from './http/signature'
import { writeLimit } from './http/write-limit'
import { registerOn } from './http/register'
import { addressRoutes } from './http/routes/address'
import { approvalRoutes } from './http/routes/approval'
import { bannerRoutes } from './http/routes/banner'
import { captchaRoutes } from './http/routes/captcha'
import { cartRoutes } from './http/routes/cart'
import { categoryRoutes } from './http/routes/category'
import { checkoutRoutes } from './http/routes/checkout'
import { countryRoutes } from './http/routes/country'
import { couponRoutes } from './http/routes/coupon'
import { crawlRoutes } from './http/routes/crawl'
import { devOrdersRoutes } from './http/routes/dev-orders'
import { docsRoutes } from './http/routes/docs'
import { healthRoutes } from './http/routes/health'
import { hookRoutes } from './http/routes/hook'
import { imageRoutes } from './http/routes/image'
import { invoiceRoutes } from './http/routes/invoice'
import { loginRoutes } from './http/routes/login'
import { messageRoutes } from './http/routes/message'
import { orderRoutes } from './http/routes/order'
import { orderTrackRoutes } from './http/routes/order-track'
import { outboxRoutes } from './http/routes/outbox'
import { pageRoutes } from './http/routes/page'
import { passwordRoutes } from './http/routes/password'
import { productRoutes } from './http/routes/product'
import { questionRoutes } from './http/routes/question'
import { registerRoutes } from './http/routes/register'
import { reviewRoutes } from './http/routes/review'
import { searchRoutes } from './http/routes/search'
import { shippingRoutes } from './http/routes/shipping'
import { storeRoutes } from './http/routes/store'
import { subscribeRoutes } from './http/routes/subscribe'
import { userRoutes } from './http/routes/user'
import { ticketRoutes } from './http/routes/ticket'

/**
 * The store API as an app: what it answers, without a port. First what anybody may see, then, behind signature and
 * cipher, the calls of the contract.
 * @param bounds of what it takes on; a program that is served has some
 */
export function createApp(shop: Shop, bounds: Bounds = BOUNDLESS): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  const reading = shop.readers ? { ...shop, ...shop.readers } : shop
  app.onError((error, c) => onError(shop)(error, c as AppContext))
  app.notFound((c) => onUnknownPath(shop)(c as AppContext))
  app.use(requestLog(shop))

  healthRoutes(app, shop)
  imageRoutes(app, reading)
  docsRoutes(app)
  outboxRoutes(app, shop)
  approvalRoutes(app, shop)
  devOrdersRoutes(app, shop)
  hookRoutes(app, shop)

  app.use('/api/*', audited(shop), limits(), overload(bounds), signature(shop), writeLimit(bounds), openedBody())
  const register = registerOn(app)
  storeRoutes(register, reading)
  bannerRoutes(register, reading)
  pageRoutes(register, reading)
  shippingRoutes(register, shop)
  categoryRoutes(register, reading)
  countryRoutes(register, reading)
  productRoutes(register, reading)
  reviewRoutes(register, shop)
  questionRoutes(register, shop)
  searchRoutes(register, reading)
  crawlRoutes(register, reading)
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
  captchaRoutes(app, register, shop)
  registerRoutes(register, shop)
  loginRoutes(register, shop)
  passwordRoutes(register, shop)
  userRoutes(register, shop)
  return app
}
