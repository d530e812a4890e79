import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

export async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** What was asked, and what the target answered. */
export interface Passed {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  status: number
  replyHeaders: IncomingHttpHeaders
  reply: Buffer
}

/** Passes a request on as it came. @throws when the target is gone */
export async function passOn(incoming: IncomingMessage, target: string): Promise<Passed> {
  const { method = 'GET', url: path = '/', headers } = incoming
  const body = await readAll(incoming)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const passed = request(new URL(path, target), { method, headers })
    passed.on('response', resolve)
    passed.on('error', reject)
    passed.end(body)
  })
  return {
    method,
    path,
    headers: headers as Record<string, string>,
    body: String(body),
    status: answer.statusCode ?? 0,
    replyHeaders: answer.headers,
    reply: await readAll(answer),
  }
}
