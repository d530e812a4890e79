import { Hono } from 'hono'
import type { AppContext, AppEnv, Shop } from './context'
import { onError, onUnknownPath } from './middleware/errors'
import { limits } from './middleware/limits'
import { openedBody } from './middleware/opened-body'
import { requestLog } from './middleware/request-log'
import { signature } from './middleware/signature'
import { registerOn } from './register'
import { cartRoutes } from './routes/cart'
import { categoryRoutes } from './routes/category'
import { countryRoutes } from './routes/country'
import { docsRoutes } from './routes/docs'
import { healthRoutes } from './routes/health'
import { imageRoutes } from './routes/image'
import { productRoutes } from './routes/product'
import { storeRoutes } from './routes/store'

/**
 * The store API as an app: what it answers, without a port. First what anybody may see, then, behind signature and
 * cipher, the calls of the contract.
 */
export function createApp(shop: Shop): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.onError((error, c) => onError(shop)(error, c as AppContext))
  app.notFound(onUnknownPath)
  app.use(requestLog(shop))

  healthRoutes(app, shop)
  imageRoutes(app, shop)
  docsRoutes(app)

  app.use('/api/*', limits(), signature(shop), openedBody())
  const register = registerOn(app)
  storeRoutes(register, shop)
  categoryRoutes(register, shop)
  countryRoutes(register, shop)
  productRoutes(register, shop)
  cartRoutes(register, shop)
  return app
}
