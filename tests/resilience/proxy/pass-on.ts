import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

async function readAll(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** What the target said, whole. */
export interface Passed {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request on as it came. @throws Error when the target is gone */
export async function passOn(incoming: IncomingMessage, target: string): Promise<Passed> {
  const { method = 'GET', url = '/', headers } = incoming
  const sent = await readAll(incoming)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const passed = request(new URL(url, target), { method, headers })
    passed.once('response', resolve).once('error', reject)
    passed.end(sent)
  })
  return { status: answer.statusCode ?? 502, headers: answer.headers, body: await readAll(answer) }
}
