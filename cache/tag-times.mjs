/** When each tag was last revalidated; an entry older than one of its tags is out of date. */
export class TagTimes {
  /** @type {Map<string, number>} milliseconds since the epoch */
  #expired = new Map()

  /** @param {string[]} tags @param {number} seconds until they count as expired */
  expire(tags, seconds, now = Date.now()) {
    for (const tag of tags) this.#expired.set(tag, now + seconds * 1000)
  }

  /** @param {string[]} tags @param {number} lastModified of the entry */
  isExpired(tags, lastModified, now = Date.now()) {
    return tags.some((tag) => {
      const expired = this.#expired.get(tag)
      return expired !== undefined && expired <= now && expired >= lastModified
    })
  }
}
