import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Logger } from 'pino'
import { isShopCommand } from './shop-commands'
import type { OnProgress, ShopCommands } from './shop-command-types'

/** Maximum request length, in characters: a folder of documents. Pictures are sent one by one. */
const MAX_REQUEST_LENGTH = 64 * 1024 * 1024

/** Maximum path length of a Unix socket on Linux, in bytes. */
const MAX_SOCKET_PATH = 107

/** The socket on which a running shop accepts commands. */
export const socketPath = (dataDir: string): string => join(dataDir, 'commands.sock')

/** A command as entered: its arguments, and the base folder of relative paths. */
export interface CommandLine {
  args: string[]
  folder: string
}

/** The output of a command; `problem` is the reason if it failed. */
export interface CommandLineResult {
  printed: string[]
  problem: string
}

/** The handlers of a running shop for commands. */
export interface CommandServer {
  commands: ShopCommands
  runCommandLine: (line: CommandLine) => Promise<CommandLineResult>
}

/** The request name of a whole command line. */
const COMMAND_LINE = 'commandLine'

/** A request is one line of JSON; progress and the result come back as lines. */
type Line = { progress: Parameters<OnProgress>[0] } | { result: unknown } | { error: string }

async function respond(socket: Socket, { commands, runCommandLine }: CommandServer, text: string, logger: Logger) {
  const send = (line: Line) => socket.write(`${JSON.stringify(line)}\n`)
  try {
    const { name, input } = JSON.parse(text) as { name: string; input: never }
    if (name === COMMAND_LINE) send({ result: await runCommandLine(input) })
    else if (!isShopCommand(name)) throw new Error(`the running shop does not know the command ${name}`)
    else send({ result: await commands.run(name, input, (progress) => void send({ progress })) })
  } catch (error) {
    logger.warn({ err: error }, 'a command failed')
    send({ error: error instanceof Error ? error.message : String(error) })
  }
  socket.end()
}

function readRequest(socket: Socket, commands: CommandServer, logger: Logger) {
  let text = ''
  socket.setEncoding('utf8')
  socket.on('error', () => socket.destroy())
  const read = (chunk: string) => {
    text += chunk
    const end = text.indexOf('\n')
    if (text.length > MAX_REQUEST_LENGTH) socket.destroy()
    if (end < 0) return
    socket.off('data', read)
    void respond(socket, commands, text.slice(0, end), logger)
  }
  socket.on('data', read)
}

/**
 * Accepts commands from this machine for a running shop whose database is in this process. Only the user of the process
 * can open the socket.
 * @returns a function that stops it; null if the folder's path is too long for a socket
 */
export function serveCommands(dataDir: string, commands: CommandServer, logger: Logger): (() => void) | null {
  const path = socketPath(dataDir)
  if (Buffer.byteLength(path) > MAX_SOCKET_PATH) {
    logger.warn({ path }, 'the path is too long for a socket: commands need the shop to be stopped')
    return null
  }
  // Left by a killed process: the folder's lock ensures that no other is running.
  rmSync(path, { force: true })
  const server: Server = createServer((socket) => readRequest(socket, commands, logger))
  server.on('error', (error) => logger.warn({ err: error }, 'commands cannot reach the running shop'))
  server.listen(path, () => chmodSync(path, 0o600))
  return () => {
    server.close()
    rmSync(path, { force: true })
  }
}

/** The running shop rejected a command, or exited before its completion. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
}

/** A connection to a running shop; null if none accepts commands there. */
export function connectCommands(dataDir: string): Promise<ShopCommands | null> {
  return new Promise((resolve) => {
    const probeSocket = connect(socketPath(dataDir))
    probeSocket.once('error', () => resolve(null))
    probeSocket.once('connect', () => {
      probeSocket.destroy()
      resolve({ run: (name, input, onProgress) => request(dataDir, { name, input }, onProgress) as Promise<never> })
    })
  })
}

/** Runs a command line in the running shop; null if none accepts commands there. */
export async function sendCommandLine(dataDir: string, line: CommandLine): Promise<CommandLineResult | null> {
  if (!(await connectCommands(dataDir))) return null
  return (await request(dataDir, { name: COMMAND_LINE, input: line })) as CommandLineResult
}

function request(dataDir: string, command: { name: string; input: unknown }, onProgress: OnProgress = () => {}) {
  return new Promise<unknown>((resolve, reject) => {
    const socket = connect(socketPath(dataDir))
    socket.once('error', reject)
    createInterface({ input: socket }).on('line', (text) => {
      const line = JSON.parse(text) as Line
      if ('progress' in line) onProgress(line.progress)
      else if ('error' in line) reject(new CommandFailed(line.error))
      else resolve(line.result)
    })
    socket.once('close', () => reject(new CommandFailed('The shop stopped before the command was done.')))
    socket.write(`${JSON.stringify(command)}\n`)
  })
}
