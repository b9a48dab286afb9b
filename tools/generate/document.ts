import { readFile } from 'node:fs/promises'

/** Any node of a contract, as JSON. */
export type Node = null | boolean | number | string | Node[] | Fields
export type Fields = { [key: string]: Node }

export function isFields(node: unknown): node is Fields {
  return typeof node === 'object' && node !== null && !Array.isArray(node)
}

/** The object under `key`, or an empty one, since contracts leave empty sections out. */
export function fieldsOf(node: Node | undefined, key: string): Fields {
  const value = isFields(node) ? node[key] : undefined
  return isFields(value) ? value : {}
}

export function listOf(node: Node | undefined, key: string): Node[] {
  const value = isFields(node) ? node[key] : undefined
  return Array.isArray(value) ? value : []
}

export function textOf(node: Node | undefined, key: string): string | undefined {
  const value = isFields(node) ? node[key] : undefined
  return typeof value === 'string' ? value : undefined
}

/**
 * Follows a local `$ref`, also through further ones, inside a bundled document. Throws if the target does not
 * exist.
 */
export function resolve(document: Fields, node: Node | undefined): Node | undefined {
  const reference = textOf(node, '$ref')
  if (reference === undefined) return node
  if (!reference.startsWith('#/')) throw new Error(`Not a local reference: ${reference}`)
  let target: Node | undefined = document
  for (const part of reference.slice(2).split('/')) {
    const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    target = isFields(target) ? target[key] : undefined
  }
  if (target === undefined) throw new Error(`Reference leads nowhere: ${reference}`)
  return resolve(document, target)
}

export async function readDocument(file: string): Promise<Fields> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isFields(document)) throw new Error(`Not a document: ${file}`)
  return document
}
