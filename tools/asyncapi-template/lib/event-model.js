import { bodyText, typeText } from './type-text.js'

const capital = (name) => name[0].toUpperCase() + name.slice(1)

const payloadOf = (message) => (message.hasPayload() ? typeText(message.payload().json()) : 'undefined')

/** Name and payload of each message that an operation sends or receives; replies are read apart. */
const requestsOf = (operation) => {
  const replies = new Set((operation.reply()?.messages().all() ?? []).map((message) => message.name()))
  return operation
    .messages()
    .all()
    .filter((message) => !replies.has(message.name()))
}

const eventOf = (operation, message) => ({
  name: message.name(),
  summary: message.summary() ?? operation.channels().all()[0]?.description(),
  payload: `${capital(message.name())}Payload`,
  acknowledgement: operation
    .reply()
    ?.messages()
    .all()
    .map((reply) => `${capital(reply.name())}Payload`)
    .join(' | '),
})

const eventsOf = (operations) =>
  operations.flatMap((operation) => requestsOf(operation).map((message) => eventOf(operation, message)))

/** Everything the template prints: schema types, payload types, and the events of either direction. */
export const eventModel = (asyncapi, shared) => {
  const operations = asyncapi.operations().all()
  const messages = new Map(
    asyncapi
      .channels()
      .all()
      .flatMap((channel) => channel.messages().all())
      .map((message) => [message.name(), message]),
  )
  return {
    schemas: asyncapi
      .components()
      .schemas()
      .all()
      .map((schema) => ({
        name: schema.id(),
        body: shared.has(schema.id()) ? `components['schemas']['${schema.id()}']` : bodyText(schema.json()),
      })),
    payloads: [...messages].map(([name, message]) => ({
      name: `${capital(name)}Payload`,
      body: payloadOf(message),
    })),
    // The document describes the server: what it sends arrives at the client.
    toClient: eventsOf(operations.filter((operation) => operation.action() === 'send')),
    toServer: eventsOf(operations.filter((operation) => operation.action() === 'receive')),
    channels: Object.keys(asyncapi.components().schemas().get('GameData')?.json().properties ?? {}),
  }
}
