import { File, Text } from '@asyncapi/generator-react-sdk'
import { eventModel } from '../lib/event-model.js'

function parametersOf({ payload, acknowledgement }) {
  return acknowledgement
    ? `payload: ${payload}, acknowledge: (reply: ${acknowledgement}) => void`
    : `payload: ${payload}`
}

function eventLines(event) {
  const comment = event.summary ? [`  /** ${event.summary.trim().replaceAll('\n', ' ')} */`] : []
  return [...comment, `  ${event.name}: (${parametersOf(event)}) => void`]
}

function eventMap(name, events) {
  return [`export type ${name} = {`, ...events.flatMap(eventLines), '}', '']
}

// One text: the renderer adds empty lines between elements, and this file has its own.
export default function EventsFile({ asyncapi }) {
  const { types, toClient, toServer, channels } = eventModel(asyncapi)
  const lines = [
    '// Generated from contracts/asyncapi.yaml. Do not edit.',
    `import type { ChannelName, ${types.join(', ')} } from './types.ts'`,
    '',
    ...eventMap('ServerToClientEvents', toClient),
    ...eventMap('ClientToServerEvents', toServer),
    '/** What each live channel carries. */',
    "export type GameDataChannels = { [Name in keyof GameData]-?: NonNullable<GameData[Name]>['data'] }",
    '',
    'export const CHANNEL_NAMES = [',
    ...channels.map((channel) => `  '${channel}',`),
    '] as const satisfies readonly ChannelName[]',
  ]
  return (
    <File name="events.ts">
      <Text>{lines.join('\n')}</Text>
    </File>
  )
}
