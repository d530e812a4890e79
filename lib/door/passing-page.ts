import type { IncomingMessage, ServerResponse } from 'node:http'
import { POLICY_HEADER, runsAnyInline, withHashes } from '../middleware/content-security'
import { withWords } from './failed-page'
import { LateScripts } from './late-scripts'
import { pictureFirst } from './picture-first'
import { MissingPageWords } from './missing-page-words'
import { sealPage } from './seal-page'
import { countUnknownScripts } from './unknown-scripts'

/** Not found, and gone for good. */
const IS_MISSING: ReadonlySet<number> = new Set([404, 410])

/** By itself, and as the store API gave no answer. */
const HAS_FAILED: ReadonlySet<number> = new Set([500, 503])

/** A page on its way out, part by part, one character for each byte. Its headers are not sent yet when it is made. */
export class PassingPage {
  /** Without a nonce it is held until it is whole: then it is known which of its scripts are the shop's. */
  readonly isHeld: boolean
  readonly #policy: string
  readonly #scripts = new LateScripts()
  readonly #missing: MissingPageWords
  #held = ''

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly trusted: readonly string[],
  ) {
    this.#policy = String(response.getHeader(POLICY_HEADER) ?? '')
    this.isHeld = runsAnyInline(this.#policy)
    this.#missing = new MissingPageWords(request)
  }

  /** @returns what of it can go out */
  push(part: string): string {
    const text = this.#rewrite(part)
    if (!this.isHeld) return text
    this.#held += text
    return ''
  }

  /** @returns what is left of it */
  end(part: string): string {
    const rest = this.#rewrite(part) + this.#scripts.end()
    return this.isHeld ? this.#seal(this.#held + rest) : rest
  }

  #rewrite(part: string): string {
    const text = this.#scripts.push(part)
    const { statusCode } = this.response
    if (HAS_FAILED.has(statusCode)) return withWords(text, this.request.headers['accept-language'] ?? '')
    if (!IS_MISSING.has(statusCode)) return text
    return this.#missing.add(text)
  }

  /**
   * What only asks for a page's headers gets no page, and a policy under which nothing inline runs. A page with a script that
   * nobody knows keeps the policy it has: a browser looks at no `'unsafe-inline'` beside a hash, and the page would be broken.
   */
  #seal(whole: string): string {
    const { page, hashes, unknown } = sealPage(pictureFirst(whole), this.trusted)
    if (unknown > 0) countUnknownScripts(unknown)
    else this.response.setHeader(POLICY_HEADER, withHashes(this.#policy, [...hashes, ...this.trusted]))
    return page
  }
}
