import type { ServerResponse } from 'node:http'
import { SETTINGS_KNOWN_HEADER } from '../settings-known-header'

/** What the middleware said last of whether it knows the store's settings; undefined before it said anything. */
export class SettingsKnown {
  isKnown: boolean | undefined

  /** @param onChange told when they are lost, also at the very first, and when they are there again */
  constructor(private readonly onChange: (isKnown: boolean) => void) {}

  /** Listens to what the middleware says with an answer, and takes it out before the answer is sent. */
  hear(response: ServerResponse): void {
    const writeHead = response.writeHead.bind(response) as (...sent: unknown[]) => ServerResponse
    response.writeHead = ((...sent: unknown[]) => {
      const told = response.getHeader(SETTINGS_KNOWN_HEADER)
      if (told !== undefined) this.#take(response, told === '1')
      return writeHead(...sent)
    }) as ServerResponse['writeHead']
  }

  #take(response: ServerResponse, isKnown: boolean) {
    response.removeHeader(SETTINGS_KNOWN_HEADER)
    const before = this.isKnown ?? true
    this.isKnown = isKnown
    if (before !== isKnown) this.onChange(isKnown)
  }
}
