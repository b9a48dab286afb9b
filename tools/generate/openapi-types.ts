import openapiTS from 'openapi-typescript'
import ts from 'typescript'
import type { Fields } from './document.ts'

type Part = 'components' | 'operations'

const printer = ts.createPrinter()
const nowhere = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.Latest)

/** The types that openapi-typescript makes of a document. Only these two interfaces of its output are used. */
export async function typesOf(document: Fields): Promise<Record<Part, ts.Node | undefined>> {
  const nodes = await openapiTS(JSON.stringify(document), {
    // A default makes a field optional for the caller. The validator fills it in for the server.
    defaultNonNullable: false,
    alphabetize: false,
    silent: true,
  })
  const find = (name: Part) =>
    nodes.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name)
  return { components: find('components'), operations: find('operations') }
}

/** Shorter than openapi-typescript prints: schemas by their own names, without `never` fields. */
function printed(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, nowhere)
    .replaceAll(/components\["schemas"\]\["(\w+)"\]/g, '$1')
    .replaceAll(/^ *(query|header|path|cookie|requestBody)\?: never;\n/gm, '')
    .replaceAll(/^ *headers: \{\n *\[name: string\]: unknown;\n *\};\n/gm, '')
    .replaceAll(/^ +/gm, (indent) => ' '.repeat(indent.length / 2))
    .replaceAll(/;$/gm, '')
    .replaceAll(/\{\s*\}/g, '{}')
    .replaceAll('@description ', '')
    .replaceAll(/^ *\* @(enum|constant).*\n/gm, '')
    .replaceAll(/^ *\/\*\* @(enum|constant).*\n/gm, '')
}

/** Removes tags that repeat the type. */
function withoutTags(text: string): string {
  return text.replaceAll(/^ ?(\/\*)?\*? ?@(enum|constant).*\n/gm, '').replaceAll('@description ', '')
}

function commentOf(property: ts.PropertySignature): string {
  const comments = ts.getSyntheticLeadingComments(property) ?? []
  const text = comments.map((comment) => `/*${comment.text}*/\n`.replaceAll(/^ +/gm, ' ')).join('')
  return withoutTags(text)
}

function propertiesOf(node: ts.Node | undefined) {
  if (!node || !(ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node))) return []
  return [...node.members].filter(ts.isPropertySignature).flatMap((property) => {
    const { name, type } = property
    const isNamed = ts.isIdentifier(name) || ts.isStringLiteral(name)
    return isNamed && type ? [{ name: name.text, type, comment: commentOf(property) }] : []
  })
}

/** The members of an interface, or of one section of it, as text. */
export function printedMembers(node: ts.Node | undefined, section?: string) {
  const members = propertiesOf(node)
  const wanted =
    section === undefined ? members : propertiesOf(members.find(({ name }) => name === section)?.type)
  return wanted.map(({ name, type, comment }) => ({ name, comment, type: printed(type) }))
}
