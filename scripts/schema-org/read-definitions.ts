import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What the packaged vocabulary defines, as it is written: its interfaces and unions, by name. */
export interface Definitions {
  /** Properties an interface has itself, and the names of the types their values may have. */
  properties: Map<string, Map<string, string[]>>
  parents: Map<string, string[]>
  /** `@type` of the interfaces that can be told. */
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
