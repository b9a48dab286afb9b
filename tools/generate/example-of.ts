import { sample } from 'openapi-sampler'
import { type Fields, isFields, type Node, textOf } from './document.ts'

/** Leaves out the live data in an answer, which would be larger than the answer itself. */
function withoutLiveData(document: Fields): Fields {
  const text = JSON.stringify(document, (key, value) => {
    const isLive = key === 'gameData' && textOf(value, '$ref')?.endsWith('/GameData')
    return isLive ? undefined : value
  })
  const copy: unknown = JSON.parse(text)
  if (!isFields(copy)) throw new Error('The document is no object')
  return copy
}

const documents = new WeakMap<Fields, Fields>()

/** One value that fits the schema. Prefers the contract's own examples. */
export function exampleOf(document: Fields, schema: Node | undefined): Node {
  const spec = documents.get(document) ?? withoutLiveData(document)
  documents.set(document, spec)
  const value: unknown = isFields(schema) ? sample(schema, { quiet: true }, spec) : null
  return JSON.parse(JSON.stringify(value))
}
