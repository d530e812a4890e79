import 'server-only'
import { env } from '../env'
import { pictureBase } from '../data/image-hosts'
import type { Site } from './json-ld/node'

/** Where the shop's addresses begin: never what a request says. */
export const getSite = (): Site => ({ origin: env().PUBLIC_ORIGIN, imageBase: pictureBase() })
