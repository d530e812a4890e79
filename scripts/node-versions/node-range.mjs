// Plain old JavaScript without packages, because a Node.js that is too old for the rest must be able to run it.

/**
 * From the first version to just before the second.
 * @typedef {[from: number[], until: number[]]} Interval
 */

const ZERO = [0, 0, 0]
const ENDLESS = [Infinity, 0, 0]

/** @param {number[]} a @param {number[]} b @returns {number} less than 0 if `a` is older */
const compare = (a, b) => {
  const at = a.findIndex((part, index) => part !== b[index])
  return at < 0 ? 0 : Number(a[at]) - Number(b[at])
}

/**
 * The version, and the first one outside the range of a partial version: `20` means everything below 21.
 * @param {string} text @returns {Interval}
 */
function readVersion(text) {
  const parts = text.split('.').slice(0, 3)
  const found = parts.findIndex((part) => !/^\d+$/.test(part))
  const known = parts.slice(0, found < 0 ? parts.length : found).map(Number)
  if (known.length === 0) return [ZERO, ENDLESS]
  const until = known.map((part, index) => (index === known.length - 1 ? part + 1 : part))
  return [known.concat(ZERO).slice(0, 3), until.concat(ZERO).slice(0, 3)]
}

/** @param {string} text one of `^20.9`, `>=18`, `<9.0.0`, `12.*`, `*` @returns {Interval} */
function readComparator(text) {
  const match = /^(>=|<=|>|<|\^|~|=)?v?(.*)$/.exec(text)
  const [from, until] = readVersion((match && match[2]) || '')
  switch (match && match[1]) {
    case '>=':
      return [from, ENDLESS]
    case '>':
      return [until, ENDLESS]
    case '<':
      return [ZERO, from]
    case '<=':
      return [ZERO, until]
    case '^':
      return [from, [Number(from[0]) + 1, 0, 0]]
    case '~':
      return [from, [Number(from[0]), Number(from[1]) + 1, 0]]
    default:
      return [from, until]
  }
}

/** @param {Interval} a @param {Interval} b @returns {Interval[]} */
function overlap([from, until], [otherFrom, otherUntil]) {
  const first = compare(from, otherFrom) < 0 ? otherFrom : from
  const last = compare(until, otherUntil) < 0 ? until : otherUntil
  return compare(first, last) < 0 ? [[first, last]] : []
}

/** The intersection. @param {Interval[]} one @param {Interval[]} other @returns {Interval[]} */
export const intersect = (one, other) =>
  one.reduce(
    (all, interval) => other.reduce((found, another) => found.concat(overlap(interval, another)), all),
    /** @type {Interval[]} */ ([]),
  )

/** Parses a range of `engines`. @param {string} range @returns {Interval[]} */
export const readRange = (range) =>
  range.split('||').reduce((all, part) => {
    const comparators = part
      .replace(/([<>=^~])\s+/g, '$1')
      .trim()
      .split(/\s+/)
    const every = comparators.map((text) => [readComparator(text)]).reduce(intersect)
    return all.concat(every)
  }, /** @type {Interval[]} */ ([]))

/** @param {string} version as in `20.19.0` @param {string} range as in `engines` */
export const isWithin = (version, range) => intersect([readVersion(version)], readRange(range)).length > 0
