import { execFileSync } from 'node:child_process'
import { chownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { findFolder } from './find-program'
import { findFreePort } from './ports'
import type { Processes } from './processes'

/** Where Debian and its family keep the programs, one folder a version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** Longest wait for the first connection, in milliseconds. */
const PATIENCE = 30_000

const debianFolders = (): string[] => {
  try {
    const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'))
  } catch {
    return []
  }
}

/** The folder with PostgreSQL's server programs, or null when they are not installed. */
export const findPostgres = (): string | null => findFolder(['initdb', 'postgres'], debianFolders())

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function serverUser() {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitForConnection(url: string) {
  const end = Date.now() + PATIENCE
  for (;;) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(100)
    }
  }
}

/**
 * A PostgreSQL of our own with an empty cluster; it trusts everybody on the loopback.
 * @param bin folder of its programs
 * @param folder an empty folder, to be removed once it has been stopped
 * @returns its address
 * @throws Error when it cannot be started
 */
export async function startPostgres(
  processes: Processes,
  { bin, folder }: { bin: string; folder: string },
): Promise<string> {
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const cluster = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const shared = { name: 'PostgreSQL', cwd: folder, user, stdout: 'ignore' } as const
  const made = await processes.run({ ...shared, file: join(bin, 'initdb'), args: cluster })
  if (made.code !== 0) throw new Error('initdb failed.')

  const port = await findFreePort()
  const network = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=600']
  const options = [...network, 'fsync=off', 'log_min_messages=fatal']
  const args = ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])]
  // SIGINT is PostgreSQL's fast stop; at SIGTERM it waits for its clients.
  processes.start({ ...shared, file: join(bin, 'postgres'), args, stderr: 'ignore', stopSignal: 'SIGINT' })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await waitForConnection(url)
  return url
}
