import { setTimeout as pause } from 'node:timers/promises'
import { request, WebSocket } from 'undici'

/** Address of the inspector that Node.js starts on SIGUSR1. */
const INSPECTOR = 'http://127.0.0.1:9229/json'

const MB = 1024 * 1024

/** Runs in the program: live memory on the heap and outside of it, in bytes. */
const READ_MEMORY = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
/** Unreferenced buffers are freed shortly after the heap. */
const WAIT_FOR_BUFFERS = 'new Promise((done) => setTimeout(done, 1000))'
const CLOSE_INSPECTOR = "process.getBuiltinModule('node:inspector').close()"

interface Target {
  webSocketDebuggerUrl: string
}

async function findInspector(timeoutMs = 10_000): Promise<string> {
  const end = Date.now() + timeoutMs
  for (;;) {
    await pause(100)
    const targets = await request(INSPECTOR).then(
      async ({ body }) => (await body.json()) as Target[],
      () => [],
    )
    if (targets[0]) return targets[0].webSocketDebuggerUrl
    if (Date.now() > end) throw new Error('the inspector did not start')
  }
}

interface Reply {
  id: number
  result?: { result?: { value?: unknown } }
}

/** Sends commands one after the other. @returns their results; undefined once the connection is closed */
async function sendCommands(url: string, commands: [method: string, params?: object][]): Promise<unknown[]> {
  const socket = new WebSocket(url)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true })
    socket.addEventListener('error', failed, { once: true })
  })
  const results: unknown[] = []
  for (const [id, [method, params = {}]] of commands.entries()) {
    const result = new Promise<unknown>((done) => {
      socket.addEventListener('message', ({ data }) => {
        const reply = JSON.parse(String(data)) as Reply
        if (reply.id === id) done(reply.result?.result?.value)
      })
      socket.addEventListener('close', () => done(undefined))
    })
    socket.send(JSON.stringify({ id, method, params }))
    results.push(await result)
  }
  socket.close()
  return results
}

/**
 * Live memory of a program after a garbage collection: heap and buffers, in MB. Resident memory would include garbage
 * that is not collected yet.
 */
export async function liveMemoryMb(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const [, , , , alive] = await sendCommands(await findInspector(), [
    ['HeapProfiler.enable'],
    ['HeapProfiler.collectGarbage'],
    ['Runtime.evaluate', { expression: WAIT_FOR_BUFFERS, awaitPromise: true }],
    ['HeapProfiler.collectGarbage'],
    ['Runtime.evaluate', { expression: READ_MEMORY, returnByValue: true }],
    ['Runtime.evaluate', { expression: CLOSE_INSPECTOR }],
  ])
  if (typeof alive !== 'number') throw new Error('the program did not return its memory usage')
  return alive / MB
}
