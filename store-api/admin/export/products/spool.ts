import { createReadStream, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'

/** Items on disk, so that they can be iterated twice without filling the memory. */
export interface Spool<Item> {
  items: () => AsyncIterable<Item>
}

async function* readLines<Item>(path: string): AsyncGenerator<Item> {
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })
  for await (const line of lines) yield JSON.parse(line) as Item
}

/**
 * Stores items in a temporary file during the work, readable only by its user.
 * @param onItem is called with each once before the work begins
 */
export async function withSpool<Item, Result>(
  path: string,
  items: AsyncIterable<Item>,
  { onItem, work }: { onItem: (item: Item) => void; work: (spool: Spool<Item>) => Promise<Result> },
): Promise<Result> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const item of items) {
      onItem(item)
      await file.write(`${JSON.stringify(item)}\n`)
    }
    return await work({ items: () => readLines<Item>(path) })
  } finally {
    await file.close()
    rmSync(path, { force: true })
  }
}
