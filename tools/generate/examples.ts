import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fields, fieldsOf, isFields, listOf, type Node } from './document.ts'
import { operationsOf } from './operation-list.ts'

/** Where the example of a call's body stands, below the folder of contracts. */
export function exampleFileOf(operation: Fields, body: 'request' | 'answer'): string {
  return `domains/${String(listOf(operation, 'tags')[0])}/examples/${String(operation.operationId)}.${body}.json`
}

/** The bodies of a call that have an example, with its file: the request, and the answer 200. */
export function bodiesOf(operation: Fields): { readonly file: string; readonly json: Fields }[] {
  const answer = fieldsOf(fieldsOf(operation, 'responses'), '200')
  return [
    { file: exampleFileOf(operation, 'request'), holder: fieldsOf(operation, 'requestBody') },
    { file: exampleFileOf(operation, 'answer'), holder: answer },
  ].flatMap(({ file, holder }) => {
    const json = fieldsOf(holder, 'content')['application/json']
    return isFields(json) && json.schema !== undefined ? [{ file, json }] : []
  })
}

/** A copy of the bundle with the played example of each body: what is published. */
export async function withExamples(openapi: Fields, contracts: string): Promise<Fields> {
  const published = structuredClone(openapi)
  for (const { file, json } of operationsOf(published).flatMap(({ operation }) => bodiesOf(operation))) {
    const example: Node = JSON.parse(await readFile(join(contracts, file), 'utf8'))
    json.example = example
  }
  return published
}
