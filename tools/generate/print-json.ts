import { isFields, type Node } from './document.ts'

const WIDTH = 110
const INDENT = '  '

function withSpaces(node: Node): string {
  if (Array.isArray(node)) return `[${node.map(withSpaces).join(', ')}]`
  if (!isFields(node)) return JSON.stringify(node)
  const fields = Object.entries(node).map(([key, value]) => `${JSON.stringify(key)}: ${withSpaces(value)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

function broken(open: string, lines: readonly string[], close: string, indent: string) {
  const inner = lines.map((line) => `${indent}${INDENT}${line}`).join(',\n')
  return `${open}\n${inner}\n${indent}${close}`
}

function print(node: Node, lead: string, indent: string): string {
  const line = withSpaces(node)
  if (lead.length + line.length <= WIDTH || node === null || typeof node !== 'object') return line
  const deeper = indent + INDENT
  if (Array.isArray(node))
    return broken(
      '[',
      node.map((entry) => print(entry, deeper, deeper)),
      ']',
      indent,
    )
  const fields = Object.entries(node).map(([key, value]) => {
    const name = `${JSON.stringify(key)}: `
    // An example is a copy of a file in contracts/**/examples. Read that file instead.
    return name + (key === 'example' ? JSON.stringify(value) : print(value, deeper + name, deeper))
  })
  return broken('{', fields, '}', indent)
}

/** Prints JSON that is read in a diff: what fits on a line gets one line, and so does every example. */
export function printJson(document: Node): string {
  return `${print(document, '', '')}\n`
}
