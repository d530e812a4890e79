import { Pace } from '../../catalog/operations/pace'
import { readDatabaseEnv } from '../../env'
import { connectCommands } from '../command-socket'
import { localCommands } from '../shop-commands'
import type { ShopCommands } from '../shop-command-types'
import { withDatabase } from './with-shop'

/**
 * Runs a command on the shop: through the socket of the running one where its database is in that process, else on the
 * database.
 */
export async function withCommands(work: (commands: ShopCommands) => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = readDatabaseEnv()
  const running = DATABASE_URL ? null : await connectCommands(DATA_DIR)
  if (running) await work(running)
  // A database outside of this process may be in use by a shop.
  else await withDatabase((shop) => work(localCommands(DATABASE_URL ? { ...shop, pace: new Pace('beside') } : shop)))
}
