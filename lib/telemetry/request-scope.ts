import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '../config/singleton'

interface RequestScope {
  /** See contract/request-id.ts. */
  id: string
  /** The remote address of the connection; empty where it is this machine. */
  socketAddress: string
}

const scope = singleton('request', () => new AsyncLocalStorage<RequestScope>())

/** Connections of this machine are those of a reverse proxy, or of a test. */
const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/

/** From here on, in whatever this leads to, it is this request. @param remoteAddress of its connection */
export const enterRequest = (id: string, remoteAddress = ''): void =>
  scope.enterWith({ id, socketAddress: LOOPBACK.test(remoteAddress) ? '' : remoteAddress })

/** The id of the current request; undefined outside of one: at start, in the background. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id

/** The remote address of the current request's connection; empty outside of one, and where it is this machine. */
export const currentSocketAddress = (): string => scope.getStore()?.socketAddress ?? ''
