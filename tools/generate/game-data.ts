import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { type Fields, fieldsOf, isFields, type Node, textOf } from './document.ts'

const HEADER = '# Generated from domains/*/channels.yaml by npm run generate. Do not edit.\n'

/** Below the folder of contracts. */
export const GAME_DATA_FILE = 'domains/live/game-data.yaml'

type Channel = {
  name: string
  summary: string
  /** Reference to the schema of a snapshot's data, as seen from `domains/live`. */
  data: string
}

async function channelsOf(contracts: string, domain: string): Promise<Channel[]> {
  const file = `domains/${domain}/channels.yaml`
  const channels: unknown = parse(await readFile(join(contracts, file), 'utf8'))
  if (!isFields(channels)) throw new Error(`${file} holds no channels`)
  return Object.entries(channels).map(([name, channel]) => {
    const summary = textOf(channel, 'summary')
    const data = textOf(fieldsOf(channel, 'data'), '$ref')
    if (summary === undefined || data === undefined)
      throw new Error(`${file}: the channel ${name} lacks its summary or the reference to its data`)
    return { name, summary, data: `../${domain}/${data}` }
  })
}

async function readChannels(contracts: string): Promise<Channel[]> {
  const domains = await readdir(join(contracts, 'domains'))
  const files = await Promise.all(
    domains
      .sort()
      .map(async (domain) => ({ domain, names: await readdir(join(contracts, 'domains', domain)) })),
  )
  const withChannels = files.filter(({ names }) => names.includes('channels.yaml'))
  const channels = (await Promise.all(withChannels.map(({ domain }) => channelsOf(contracts, domain)))).flat()
  const twice = channels.find(({ name }, index) => channels.findIndex((other) => other.name === name) < index)
  if (twice) throw new Error(`Two domains have a channel ${twice.name}`)
  return channels
}

function snapshotName({ name }: Channel): string {
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Snapshot`
}

function objectOf(description: string, properties: Fields, required?: Node[]): Fields {
  return {
    type: 'object',
    description,
    additionalProperties: false,
    ...(required && { required }),
    properties,
  }
}

function byName(channels: readonly Channel[], schemaOf: (channel: Channel) => Node): Fields {
  return Object.fromEntries(channels.map((channel) => [channel.name, schemaOf(channel)]))
}

function snapshotOf({ summary, data }: Channel): Fields {
  return objectOf(summary, { rev: { $ref: 'schemas.yaml#/Revision' }, data: { $ref: data } }, ['rev', 'data'])
}

const ASKED: Fields = { type: 'boolean', const: true }

function parameterOf({ name }: Channel): Fields {
  return { name, in: 'query', required: false, description: `Include the channel ${name}`, schema: ASKED }
}

/**
 * The YAML that follows from the channels of all domains: schemas of the live data, and the query of `getGameData`.
 */
export async function gameDataYaml(contracts: string): Promise<string> {
  const channels = await readChannels(contracts)
  const document: Fields = {
    ChannelName: { type: 'string', enum: channels.map(({ name }) => name) },
    Subscriptions: objectOf(
      'The channels that a page shows',
      byName(channels, () => ASKED),
    ),
    GameData: objectOf(
      'Snapshots by channel. Channels that were not requested or did not change are absent.',
      byName(channels, (channel) => ({ $ref: `#/${snapshotName(channel)}` })),
    ),
    ...Object.fromEntries(channels.map((channel) => [snapshotName(channel), snapshotOf(channel)])),
    GameDataQuery: channels.map(parameterOf),
  }
  return HEADER + stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 })
}
