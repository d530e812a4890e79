import 'server-only'
import { env, isSecureOrigin } from '../env'
import { openDoor } from './open-door'

/** The door as this shop is configured. */
export const openShopDoor = () => openDoor({ most: env().MAX_REQUESTS, isHttps: isSecureOrigin() })
