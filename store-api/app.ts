import { Hono } from 'hono'
import { BOUNDLESS, type Bounds } from './bounds/bounds'
import type { AppContext, AppEnv, Shop } from './context'
import { audited } from './middleware/audited'
import { onError, onUnknownPath } from './middleware/errors'
import { limits } from './middleware/limits'
import { openedBody } from './middleware/opened-body'
import { overload } from './middleware/overload'
import { requestLog } from './middleware/request-log'
import { signature } from './middleware/signature'
import { writeLimit } from './middleware/write-limit'
import { registerOn } from './register'
import { addressRoutes } from './routes/address'
import { approvalRoutes } from './routes/approval'
import { bannerRoutes } from './routes/banner'
import { captchaRoutes } from './routes/captcha'
import { cartRoutes } from './routes/cart'
import { categoryRoutes } from './routes/category'
import { checkoutRoutes } from './routes/checkout'
import { countryRoutes } from './routes/country'
import { couponRoutes } from './routes/coupon'
import { crawlRoutes } from './routes/crawl'
import { devOrdersRoutes } from './routes/dev-orders'
import { docsRoutes } from './routes/docs'
import { healthRoutes } from './routes/health'
import { hookRoutes } from './routes/hook'
import { imageRoutes } from './routes/image'
import { invoiceRoutes } from './routes/invoice'
import { loginRoutes } from './routes/login'
import { messageRoutes } from './routes/message'
import { orderRoutes } from './routes/order'
import { orderTrackRoutes } from './routes/order-track'
import { outboxRoutes } from './routes/outbox'
import { pageRoutes } from './routes/page'
import { passwordRoutes } from './routes/password'
import { productRoutes } from './routes/product'
import { questionRoutes } from './routes/question'
import { registerRoutes } from './routes/register'
import { reviewRoutes } from './routes/review'
import { searchRoutes } from './routes/search'
import { shippingRoutes } from './routes/shipping'
import { storeRoutes } from './routes/store'
import { subscribeRoutes } from './routes/subscribe'
import { userRoutes } from './routes/user'
import { ticketRoutes } from './routes/ticket'

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
