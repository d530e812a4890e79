import { setTimeout as pause } from 'node:timers/promises'
import { request, WebSocket } from 'undici'

/** Where a program of Node.js waits for the debugger that SIGUSR1 starts. */
const DEBUGGER = 'http://127.0.0.1:9229/json'

const MB = 1024 * 1024

/** Runs in the program: what is alive, on the heap and beside it. */
const ALIVE = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())'
/** Unreferenced buffers are freed a moment after the heap. */
const A_MOMENT = 'new Promise((done) => setTimeout(done, 1000))'
const NO_MORE_DEBUGGER = "process.getBuiltinModule('node:inspector').close()"

interface Target {
  webSocketDebuggerUrl: string
}

async function findDebugger(timeoutMs = 10_000): Promise<string> {
  const end = Date.now() + timeoutMs
  for (;;) {
    await pause(100)
    const targets = await request(DEBUGGER).then(
      async ({ body }) => (await body.json()) as Target[],
      () => [],
    )
    if (targets[0]) return targets[0].webSocketDebuggerUrl
    if (Date.now() > end) throw new Error('the program takes no debugger')
  }
}

interface Reply {
  id: number
  result?: { result?: { value?: unknown } }
}

/** One question after another. @returns what each was answered; nothing where the connection is over */
async function talk(url: string, questions: [method: string, params?: object][]): Promise<unknown[]> {
  const socket = new WebSocket(url)
  await new Promise((opened, failed) => {
    socket.addEventListener('open', opened, { once: true })
    socket.addEventListener('error', failed, { once: true })
  })
  const responses: unknown[] = []
  for (const [id, [method, params = {}]] of questions.entries()) {
    const answered = new Promise<unknown>((done) => {
      socket.addEventListener('message', ({ data }) => {
        const reply = JSON.parse(String(data)) as Reply
        if (reply.id === id) done(reply.result?.result?.value)
      })
      socket.addEventListener('close', () => done(undefined))
    })
    socket.send(JSON.stringify({ id, method, params }))
    responses.push(await answered)
  }
  socket.close()
  return responses
}

/**
 * What a program holds on to, once everything it does not need is collected: heap and buffers, in MB. Resident memory says
 * less: it includes garbage that the engine has not collected yet.
 */
export async function liveMemoryMb(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1')
  const [, , , , alive] = await talk(await findDebugger(), [
    ['HeapProfiler.enable'],
    ['HeapProfiler.collectGarbage'],
    ['Runtime.evaluate', { expression: A_MOMENT, awaitPromise: true }],
    ['HeapProfiler.collectGarbage'],
    ['Runtime.evaluate', { expression: ALIVE, returnByValue: true }],
    ['Runtime.evaluate', { expression: NO_MORE_DEBUGGER }],
  ])
  if (typeof alive !== 'number') throw new Error('the program does not say what it holds')
  return alive / MB
}
