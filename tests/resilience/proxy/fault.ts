/** What can be wrong with somebody who speaks HTTP. */
export type Fault =
  /** Takes the request and never answers. */
  | { kind: 'hang' }
  /** Nobody listens: every connection is refused. */
  | { kind: 'refuse' }
  /** The connection breaks off when the request has come. */
  | { kind: 'reset' }
  /** Half of the real answer's body, then the connection breaks off. */
  | { kind: 'cut' }
  /** 200 with something that is no JSON. */
  | { kind: 'garbage' }
  /** The real answer with its seal broken. */
  | { kind: 'wrong seal' }
  /** 200, and the envelope says 500. */
  | { kind: 'code 500' }
  /** No answer but this status, as a proxy in between would say it. */
  | { kind: 'status'; status: number }
  /** The real answer, later: milliseconds, give or take. */
  | { kind: 'slow'; delay: number; jitter?: number }
  /** The real answer, by a thin line. */
  | { kind: 'thin'; bytesPerSecond: number }

/** In a few words, for reports. */
export function nameOf(fault: Fault): string {
  if (fault.kind === 'status') return `status ${fault.status}`
  if (fault.kind === 'slow') return `${fault.delay} ms late${fault.jitter ? `, give or take ${fault.jitter}` : ''}`
  return fault.kind === 'thin' ? `${(fault.bytesPerSecond * 8) / 1000} kbit/s` : fault.kind
}
