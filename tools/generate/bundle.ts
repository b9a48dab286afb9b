import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fields, fieldsOf, isFields, type Node, readDocument, textOf } from './document.ts'
import { printJson } from './print-json.ts'
import { redocly } from './redocly.ts'
import { addRepeated } from './repeated.ts'

function lastPart(reference: string) {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

function keyWhere(section: Fields, wanted: Node, field: string): string {
  const value = textOf(wanted, field)
  const found = Object.entries(section).find(
    ([, entry]) => value !== undefined && textOf(entry, field) === value,
  )
  if (!found) throw new Error(`Nothing in the contract has the ${field} ${value}`)
  return found[0]
}

function keyOf(section: Fields, entry: Node, field: string) {
  const reference = textOf(entry, '$ref')
  return reference === undefined ? keyWhere(section, entry, field) : lastPart(reference)
}

/** AsyncAPI requires references where Redocly's bundle inlines channels and messages. */
function referAgain(asyncapi: Fields, holder: Node | undefined) {
  if (!isFields(holder)) return
  const channels = fieldsOf(asyncapi, 'channels')
  const channel = keyOf(channels, fieldsOf(holder, 'channel'), 'address')
  holder.channel = { $ref: `#/channels/${channel}` }
  // Without a list, every message of the channel.
  if (!Array.isArray(holder.messages)) return
  const messages = fieldsOf(channels[channel], 'messages')
  holder.messages = holder.messages.map((message) => ({
    $ref: `#/channels/${channel}/messages/${keyOf(messages, message, 'name')}`,
  }))
}

function restoreReferences(asyncapi: Fields) {
  for (const operation of Object.values(fieldsOf(asyncapi, 'operations'))) {
    referAgain(asyncapi, operation)
    if (isFields(operation)) referAgain(asyncapi, operation.reply)
  }
}

/** Rules that a call without its repeated parts would break. The bundle is linted by all rules. */
const ONLY_OF_BUNDLE = ['operation-4xx-response', 'no-unused-components'].flatMap((rule) => [
  '--skip-rule',
  rule,
])

/** Lints both contracts and the bundle, and writes `openapi.json` and `asyncapi.json`. Throws the linter's report. */
export async function bundleContracts(contracts: string, out: string) {
  const sources = { openapi: join(contracts, 'openapi.yaml'), asyncapi: join(contracts, 'asyncapi.yaml') }
  const bundles = { openapi: join(out, 'openapi.json'), asyncapi: join(out, 'asyncapi.json') }
  await redocly('lint', sources.openapi, sources.asyncapi, '--format', 'stylish', ...ONLY_OF_BUNDLE)
  await Promise.all([
    redocly('bundle', sources.openapi, '-o', bundles.openapi),
    redocly('bundle', sources.asyncapi, '-o', bundles.asyncapi),
  ])
  const openapi = await readDocument(bundles.openapi)
  addRepeated(openapi)
  const asyncapi = await readDocument(bundles.asyncapi)
  restoreReferences(asyncapi)
  await Promise.all([
    writeFile(bundles.openapi, printJson(openapi)),
    writeFile(bundles.asyncapi, printJson(asyncapi)),
  ])
  await redocly('lint', bundles.openapi, '--format', 'stylish')
  return { openapi, asyncapi }
}
