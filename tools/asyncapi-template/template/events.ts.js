import { File, Text } from '@asyncapi/generator-react-sdk'
import { eventModel } from '../lib/event-model.js'

const Aliases = ({ items }) => (
  <Text>{items.map(({ name, body }) => `export type ${name} = ${body}`).join('\n')}</Text>
)

const parametersOf = ({ payload, acknowledgement }) =>
  acknowledgement
    ? `payload: ${payload}, acknowledge: (reply: ${acknowledgement}) => void`
    : `payload: ${payload}`

const eventText = (event) => {
  const comment = event.summary ? `  /** ${event.summary.trim().replaceAll('\n', ' ')} */\n` : ''
  return `${comment}  ${event.name}: (${parametersOf(event)}) => void`
}

// One text, because empty lines inside the braces would be added between elements.
const Events = ({ name, events }) => (
  <Text>{[`export interface ${name} {`, ...events.map(eventText), '}'].join('\n')}</Text>
)

const gameDataText = (channels) =>
  [
    '/** What each live channel carries. */',
    "export type GameDataChannels = { [Name in keyof GameData]-?: NonNullable<GameData[Name]>['data'] }",
    '',
    `export const gameDataChannelNames = ${JSON.stringify(channels)} as const satisfies readonly (keyof GameData)[]`,
  ].join('\n')

export default function EventsFile({ asyncapi, params }) {
  const model = eventModel(asyncapi, new Set((params.shared ?? '').split(',')))
  return (
    <File name="events.ts">
      <Text newLines={2}>
        {'// Generated from contracts/asyncapi.yaml. Do not edit.'}
        {"\nimport type { components } from './api-types.ts'"}
      </Text>
      <Aliases items={model.schemas} />
      <Text> </Text>
      <Aliases items={model.payloads} />
      <Text> </Text>
      <Events name="ServerToClientEvents" events={model.toClient} />
      <Text> </Text>
      <Events name="ClientToServerEvents" events={model.toServer} />
      <Text> </Text>
      <Text>{gameDataText(model.channels)}</Text>
    </File>
  )
}
