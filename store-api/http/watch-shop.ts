import { gauge } from '../../lib/telemetry/metrics'
import type { OpenDatabase } from '../db/database'
import type { OpenReplica } from '../db/open-postgres'
import { doesAnswer } from '../db/does-answer'
import { countWaiting } from './waiting'

function watchPool(pool: NonNullable<OpenDatabase['pool']>) {
  gauge({
    name: 'store_api_database_connections',
    help: 'Connections of the pool in use and idle, and requests that wait for one.',
    labelNames: ['state'],
    collect() {
      const { total, idle, waiting } = pool()
      this.set({ state: 'used' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

/** Lets metrics tell how the database does and what waits in it: counted when somebody asks. */
export function watchShop({ db, pool }: OpenDatabase): void {
  if (pool) watchPool(pool)
  gauge({
    name: 'store_api_database_up',
    help: '1 while the database answers.',
    async collect() {
      this.set((await doesAnswer(db)) ? 1 : 0)
    },
  })
  gauge({
    name: 'store_api_waiting',
    help: 'Rows that wait: mail, mail that was given up, changes not told, nonces kept. Absent without the database.',
    labelNames: ['what'],
    async collect() {
      this.reset()
      const waiting = await countWaiting(db).catch(() => null)
      if (!waiting) return
      this.set({ what: 'mail' }, waiting.mail)
      this.set({ what: 'mail_given_up' }, waiting.mailGivenUp)
      this.set({ what: 'changes' }, waiting.changes)
      this.set({ what: 'nonces' }, waiting.nonces)
    },
  })
}

/** Lets metrics tell how far the replica is. */
export function watchReplica({ behind }: Pick<OpenReplica, 'behind'>): void {
  gauge({
    name: 'store_api_replica_behind_seconds',
    help: 'What of the past the replica may lack; from 1.5 on the primary is read in its stead. Absent without a replica.',
    collect() {
      this.set(behind() / 1000)
    },
  })
}
