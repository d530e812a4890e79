import { readDefinitions } from './read-definitions'

/** What a value of a type can be. */
export interface Possible {
  /** Things, by their `@type`. */
  types: Set<string>
  /** Members of an enumeration. */
  words: Set<string>
  isText: boolean
  isNumber: boolean
  isBoolean: boolean
}

/** Schema.org's types and properties. */
export class Vocabulary {
  private readonly definitions = readDefinitions()
  private readonly leafOf = new Map([...this.definitions.typeOf].map(([name, type]) => [type, name]))
  private readonly known = new Map<string, Possible>()

  hasType = (type: string): boolean => this.leafOf.has(type)

  /** Names of the types a property's values may have, in the type or one of its parents; null when it has none such. */
  rangeOf(type: string, property: string): string[] | null {
    const look = (name: string): string[] | null => {
      const own = this.definitions.properties.get(name)?.get(property)
      if (own) return own
      for (const parent of this.definitions.parents.get(name) ?? []) {
        const found = look(parent)
        if (found) return found
      }
      return null
    }
    return look(this.leafOf.get(type) ?? '')
  }

  /** What values of a type can be, its subtypes among them. */
  possible(name: string): Possible {
    const known = this.known.get(name)
    if (known) return known
    const all: Possible = { types: new Set(), words: new Set(), isText: false, isNumber: false, isBoolean: false }
    this.known.set(name, all)
    for (const member of this.definitions.members.get(name) ?? [name]) this.add(member, all)
    return all
  }

  private add(member: string, all: Possible) {
    const type = this.definitions.typeOf.get(member)
    if (type) all.types.add(type)
    else if (member.startsWith('"')) all.words.add(member.slice(1, -1))
    else if (member === 'string') all.isText = true
    else if (member === 'number') all.isNumber = true
    else if (member === 'boolean') all.isBoolean = true
    else if (this.definitions.members.has(member)) {
      const inner = this.possible(member)
      inner.types.forEach((one) => all.types.add(one))
      inner.words.forEach((word) => all.words.add(word))
      all.isText ||= inner.isText
      all.isNumber ||= inner.isNumber
      all.isBoolean ||= inner.isBoolean
    }
  }
}
