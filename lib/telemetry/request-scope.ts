import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { singleton } from '../config/singleton'

interface RequestScope {
  /** See contract/log-fields.ts. */
  id: string
  /** The remote address of the connection; empty if it is this machine. */
  socketAddress: string
}

const scope = singleton('request', () => new AsyncLocalStorage<RequestScope>())

/** Loopback connections come from a reverse proxy or a test. */
const LOOPBACK = /^(?:::1$|(?:::ffff:)?127\.)/

/** Sets the request of the current asynchronous context. @param remoteAddress of its connection */
export const enterRequest = (id: string, remoteAddress = ''): void =>
  scope.enterWith({ id, socketAddress: LOOPBACK.test(remoteAddress) ? '' : remoteAddress })

/** Undefined outside of a request. */
export const currentRequestId = (): string | undefined => scope.getStore()?.id

/** The remote address of the request's connection; empty outside of a request, and for a loopback connection. */
export const currentSocketAddress = (): string => scope.getStore()?.socketAddress ?? ''
