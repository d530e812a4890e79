import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Allowed values of a type. */
export interface ValueTypes {
  /** `@type` of allowed nodes. */
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
  private readonly known = new Map<string, ValueTypes>()

  hasType = (type: string): boolean => this.leafOf.has(type)

  /** Value types of a property of a type or its ancestors; null if there is no such property. */
  rangeOf(type: string, property: string): string[] | null {
    const findRange = (name: string): string[] | null => {
      const range = this.definitions.properties.get(name)?.get(property)
      if (range) return range
      for (const parent of this.definitions.parents.get(name) ?? []) {
        const inherited = findRange(parent)
        if (inherited) return inherited
      }
      return null
    }
    return findRange(this.leafOf.get(type) ?? '')
  }

  /** Allowed values of a type, including its subtypes. */
  valueTypesOf(name: string): ValueTypes {
    const known = this.known.get(name)
    if (known) return known
    const all: ValueTypes = { types: new Set(), words: new Set(), isText: false, isNumber: false, isBoolean: false }
    this.known.set(name, all)
    for (const member of this.definitions.members.get(name) ?? [name]) this.add(member, all)
    return all
  }

  private add(member: string, all: ValueTypes) {
    const type = this.definitions.typeOf.get(member)
    if (type) all.types.add(type)
    else if (member.startsWith('"')) all.words.add(member.slice(1, -1))
    else if (member === 'string') all.isText = true
    else if (member === 'number') all.isNumber = true
    else if (member === 'boolean') all.isBoolean = true
    else if (this.definitions.members.has(member)) {
      const inner = this.valueTypesOf(member)
      inner.types.forEach((name) => all.types.add(name))
      inner.words.forEach((word) => all.words.add(word))
      all.isText ||= inner.isText
      all.isNumber ||= inner.isNumber
      all.isBoolean ||= inner.isBoolean
    }
  }
}

/** Interfaces and unions of the packaged vocabulary, by name. */
export interface Definitions {
  /** Properties that an interface declares itself, with the names of their value types. */
  properties: Map<string, Map<string, string[]>>
  parents: Map<string, string[]>
  /** `@type` of an interface. */
  typeOf: Map<string, string>
  /** Members of a union: names of types, texts in quotes, `string`, `number` and `boolean`. */
  members: Map<string, string[]>
}

/** Name of a type, or of all members of a union: `SchemaValue<Text | Brand | IdReference, "brand">`. */
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

function readInterface(node: ts.InterfaceDeclaration, definitions: Definitions) {
  const name = node.name.text
  const properties = new Map<string, string[]>()
  for (const member of node.members) {
    if (!ts.isPropertySignature(member) || !member.type) continue
    const property = unquoted(member.name.getText())
    if (property === '@type') definitions.typeOf.set(name, unquoted(member.type.getText()))
    else properties.set(property, namesOf(member.type))
  }
  definitions.properties.set(name, properties)
  definitions.parents.set(
    name,
    node.heritageClauses?.flatMap(({ types }) => types.map((type) => type.expression.getText())) ?? [],
  )
}

/** `schema-dts` contains the whole vocabulary, with parents and value types; it is generated from schema.org's data. */
const FILE = 'node_modules/schema-dts/dist/schema.d.ts'

/** Reads schema.org's vocabulary from the type definitions of `schema-dts`. */
export function readDefinitions(): Definitions {
  const source = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.Latest, true)
  const definitions: Definitions = { properties: new Map(), parents: new Map(), typeOf: new Map(), members: new Map() }
  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement)) readInterface(statement, definitions)
    if (ts.isTypeAliasDeclaration(statement)) definitions.members.set(statement.name.text, namesOf(statement.type))
  }
  return definitions
}
