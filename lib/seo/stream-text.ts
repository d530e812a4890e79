interface Options {
  /** Called once: at the end, after a failure, and when the client stops reading. */
  onEnd: () => void
  /** Milliseconds a reader may take for one piece. */
  patience: number
}

/**
 * A body made of pieces, each fetched when the one before has been taken: however long it is, no more than one is held.
 * A failure breaks it off, so that half a file is never taken for a whole one.
 */
export function streamText(pieces: AsyncIterator<string>, { onEnd, patience }: Options): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let stalled: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const end = () => {
    clearTimeout(stalled)
    if (!isOver) onEnd()
    isOver = true
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled)
        try {
          const { done, value } = await pieces.next()
          if (isOver) return
          if (!done) {
            controller.enqueue(encoder.encode(value))
            stalled = setTimeout(() => {
              end()
              controller.error(new Error('the client stopped reading'))
            }, patience)
            return
          }
          end()
          controller.close()
        } catch (error) {
          end()
          controller.error(error)
        }
      },
      async cancel() {
        end()
        await pieces.return?.()
      },
    },
    { highWaterMark: 0 },
  )
}
