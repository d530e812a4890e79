import { readFileSync } from 'node:fs'
import ts from 'typescript'

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

/** What the packaged vocabulary defines, as it is written: its interfaces and unions, by name. */
export interface Definitions {
  /** Properties an interface has itself, and the names of the types their values may have. */
  properties: Map<string, Map<string, string[]>>
  parents: Map<string, string[]>
  /** `@type` of the supported types. */
  typeOf: Map<string, string>
  /** Members of a union: names of types, texts in quotes, `string`, `number` and `boolean`. */
  members: Map<string, string[]>
}

/** Names of a type and of all it is joined of: `SchemaValue<Text | Brand | IdReference, "brand">`. */
function namesOf(node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(namesOf)
  if (ts.isTypeReferenceNode(node)) {
    const name = node.typeName.getText()
    const [first] = node.typeArguments ?? []
    return name === 'SchemaValue' && first ? namesOf(first) : [name]
  }
  return ts.isTemplateLiteralTypeNode(node) ? ['`${number}`'] : [node.getText()]
}

const unquoted = (text: string) => text.replace(/^"(.*)"$/, '$1')

function readInterface(node: ts.InterfaceDeclaration, into: Definitions) {
  const name = node.name.text
  const own = new Map<string, string[]>()
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !member.type) continue
    const property = unquoted(member.name.getText())
    if (property === '@type') into.typeOf.set(name, unquoted(member.type.getText()))
    else own.set(property, namesOf(member.type))
  }
  into.properties.set(name, own)
  into.parents.set(
    name,
    node.heritageClauses?.flatMap(({ types }) => types.map((type) => type.expression.getText())) ?? [],
  )
}

/** The one package that has the whole vocabulary with parents and value types: `schema-dts`, of schema.org's own data. */
const FILE = 'node_modules/schema-dts/dist/schema.d.ts'

/** Reads schema.org's vocabulary from the definitions that `schema-dts` packs. */
export function readDefinitions(): Definitions {
  const source = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Definitions = { properties: new Map(), parents: new Map(), typeOf: new Map(), members: new Map() }
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) readInterface(statement, found)
    if (ts.isTypeAliasDeclaration(statement)) found.members.set(statement.name.text, namesOf(statement.type))
  }
  return found
}
