import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fields, fieldsOf, isFields, type Node, textOf } from './document.ts'
import { printedMembers, typesOf } from './openapi-types.ts'
import { METHODS, operationsOf } from './operation-list.ts'
import { sharedSchemas } from './types.ts'

const HEADER = '// Generated from contracts/openapi.yaml. Do not edit.\n'
const SECTIONS = ['parameters', 'responses', 'headers']

/** Refusals have one shape in every call, so the default response types them all. */
function withoutRefusals(responses: Node | undefined): Fields {
  const kept = Object.entries(isFields(responses) ? responses : {}).filter(
    ([status]) => !/^[45]/.test(status),
  )
  return Object.fromEntries(kept)
}

/** Keeps only what the types need. Descriptions and examples would be repeated in a comment at every use. */
function bare(node: Node): Node {
  if (Array.isArray(node)) return node.map(bare)
  if (!isFields(node)) return node
  const kept = Object.entries(node).filter(
    ([key, value]) => key !== 'example' && !(key === 'description' && typeof value === 'string'),
  )
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value)]))
}

function bareCalls(openapi: Fields): Fields {
  const copy = structuredClone(openapi)
  for (const { operation } of operationsOf(copy)) {
    operation.responses = withoutRefusals(operation.responses)
    delete operation.summary
  }
  const document = bare(copy)
  if (!isFields(document)) throw new Error('The contract is no object')
  return document
}

function pathsText(openapi: Fields): string {
  const rows = Object.entries(fieldsOf(openapi, 'paths')).map(([path, item]) => {
    const calls = METHODS.flatMap((method) => {
      const id = textOf(fieldsOf(item, method), 'operationId')
      return id === undefined ? [] : [`${method}: operations['${id}']`]
    })
    return `  '${path}': { ${calls.join('; ')} }\n`
  })
  return `export type paths = {\n${rows.join('')}}\n`
}

function indented(text: string, by: number) {
  return text.replaceAll('\n', `\n${' '.repeat(by)}`)
}

/** Writes `calls.ts`: parameters, bodies and answers of every call, for openapi-fetch and the server's handlers. */
export async function writeCalls(openapi: Fields, asyncapi: Fields, out: string) {
  const types = await typesOf(bareCalls(openapi))
  const operations = printedMembers(types.operations).map(
    ({ name, type }) => `  ${name}: ${indented(type, 2)}\n`,
  )
  const sections = SECTIONS.map((section) => {
    const members = printedMembers(types.components, section).map(
      ({ name, type }) => `    ${name}: ${indented(type, 4)}\n`,
    )
    return `  ${section}: {\n${members.join('')}  }\n`
  })
  const text = [
    pathsText(openapi),
    `export type operations = {\n${operations.join('')}}\n`,
    `type components = {\n${sections.join('')}}\n`,
  ].join('\n')
  const used = Object.keys(sharedSchemas(openapi, asyncapi)).filter((name) =>
    new RegExp(`\\b${name}\\b`).test(text),
  )
  const imports = used.map((name) => `  ${name},\n`).join('')
  await writeFile(join(out, 'calls.ts'), `${HEADER}import type {\n${imports}} from './types.ts'\n\n${text}`)
}
