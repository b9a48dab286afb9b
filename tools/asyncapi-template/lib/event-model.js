/** The name of the message's schema; the contract writes none in place. */
function payloadOf(message) {
  const name = message.payload()?.json()['x-parser-schema-id']
  if (!name || name.startsWith('<')) throw new Error(`The payload of ${message.name()} has no name`)
  return name
}

/** Messages that an operation sends or receives, without those that only answer it. */
function requestsOf(operation) {
  const replies = new Set((operation.reply()?.messages().all() ?? []).map((message) => message.name()))
  return operation
    .messages()
    .all()
    .filter((message) => !replies.has(message.name()))
}

function eventOf(operation, message) {
  return {
    name: message.name(),
    summary: message.summary() ?? operation.channels().all()[0]?.description(),
    payload: payloadOf(message),
    acknowledgement: operation.reply()?.messages().all().map(payloadOf).join(' | '),
  }
}

function eventsOf(operations) {
  return operations.flatMap((operation) =>
    requestsOf(operation).map((message) => eventOf(operation, message)),
  )
}

/** Everything the template prints: the events of either direction and the names of the live channels. */
export function eventModel(asyncapi) {
  const operations = asyncapi.operations().all()
  // The document describes the server: what it sends arrives at the client.
  const toClient = eventsOf(operations.filter((operation) => operation.action() === 'send'))
  const toServer = eventsOf(operations.filter((operation) => operation.action() === 'receive'))
  const payloads = [...toClient, ...toServer].flatMap(({ payload, acknowledgement }) =>
    acknowledgement ? [payload, acknowledgement] : [payload],
  )
  return {
    toClient,
    toServer,
    types: [...new Set(['GameData', ...payloads])].sort(),
    channels: asyncapi.components().schemas().get('ChannelName').enum(),
  }
}
