import { readFile, writeFile } from 'node:fs/promises'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import type { ChannelName } from '#generated/types.ts'

const LIVE_LINE = /^ {4}x-live: \[(.*)\]$/

/**
 * The text of a `paths.yaml` in which the operation has these channels as its `x-live`. Channels that it has already
 * keep their order.
 */
export function withLive(yaml: string, operationId: string, channels: ReadonlySet<ChannelName>): string {
  const lines = yaml.split('\n')
  const start = lines.indexOf(`    operationId: ${operationId}`)
  const end = lines.indexOf('    responses:', start)
  if (start < 0 || end < 0) throw new Error(`The file has no operation ${operationId}`)
  const own = lines.slice(start, end)
  const place = own.findIndex((line) => LIVE_LINE.test(line))
  const before = LIVE_LINE.exec(own[place] ?? '')?.[1]?.split(', ') ?? []
  const wanted: readonly string[] = CHANNEL_NAMES.filter((name) => channels.has(name))
  const kept = before.filter((name) => wanted.includes(name))
  const list = [...kept, ...wanted.filter((name) => !kept.includes(name))]
  const line = list.length === 0 ? [] : [`    x-live: [${list.join(', ')}]`]
  const input = own.findIndex((text) => /^ {4}(parameters|requestBody):/.test(text))
  if (place >= 0) own.splice(place, 1, ...line)
  else own.splice(input < 0 ? own.length : input, 0, ...line)
  return [...lines.slice(0, start), ...own, ...lines.slice(end)].join('\n')
}

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operations, name)
}

/** Writes the channels that the played operations have changed into the contract, as `x-live` of every operation. */
export async function writeLive(
  contracts: string,
  changed: ReadonlyMap<OperationId, ReadonlySet<ChannelName>>,
): Promise<void> {
  for (const operation of Object.keys(operations).filter(isOperation)) {
    const file = `${contracts}/domains/${operations[operation].tag}/paths.yaml`
    const yaml = await readFile(file, 'utf8')
    await writeFile(file, withLive(yaml, operation, changed.get(operation) ?? new Set()))
  }
}
