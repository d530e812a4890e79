import { findFreePort } from '../../tests/harness/ports'
import type { NginxPorts } from './nginx'

export interface ClusterPorts extends NginxPorts {
  storefronts: number[]
  storeApis: number[]
  payment: number
  postgres: number
  redis: number
}

/** Those of `npm run cluster`. */
export const CLUSTER_PORTS: ClusterPorts = {
  https: 8443,
  http: 8080,
  pay: 8444,
  storeApi: 4400,
  storefronts: [3401, 3402],
  storeApis: [4401, 4402],
  payment: 4500,
  postgres: 5500,
  redis: 6500,
}

/** Ports nobody listens on, for a cluster beside others. */
export async function freeClusterPorts(): Promise<ClusterPorts> {
  return {
    https: await findFreePort(),
    http: await findFreePort(),
    pay: await findFreePort(),
    storeApi: await findFreePort(),
    storefronts: [await findFreePort(), await findFreePort()],
    storeApis: [await findFreePort(), await findFreePort()],
    payment: await findFreePort(),
    postgres: await findFreePort(),
    redis: await findFreePort(),
  }
}
