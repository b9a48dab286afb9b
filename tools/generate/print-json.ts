import { isFields, type Node } from './document.ts'

const WIDTH = 110
const INDENT = '  '

const INVISIBLE = /[\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g

/** The value on one line. Control characters and marks of direction are escaped, so that readers and editors see them. */
export function oneLineJson(value: unknown): string {
  return JSON.stringify(value).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function withSpaces(node: Node): string {
  if (Array.isArray(node)) return `[${node.map(withSpaces).join(', ')}]`
  if (!isFields(node)) return oneLineJson(node)
  const fields = Object.entries(node).map(([key, value]) => `${oneLineJson(key)}: ${withSpaces(value)}`)
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
    const name = `${oneLineJson(key)}: `
    // An example is a copy of a file in contracts/**/examples. Read that file instead.
    return name + (key === 'example' ? oneLineJson(value) : print(value, deeper + name, deeper))
  })
  return broken('{', fields, '}', indent)
}

/** Prints JSON that is read in a diff: what fits on a line gets one line, and so does every example. */
export function printJson(document: Node): string {
  return `${print(document, '', '')}\n`
}
