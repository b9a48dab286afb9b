import pg from 'pg'
import { type BenchCall, bodyOf, measure } from './load.ts'
import { type BenchPlayer, FIRST_SERIAL } from './world.ts'

/** A parameter of a recorded statement, described so that another player's call can replay it. */
export type RecordedValue =
  | { readonly is: 'player' }
  /** Text that may contain `%player%`, `%session%` and `%key%`. */
  | { readonly is: 'text'; readonly text: string }
  /** Milliseconds after the start of the call. */
  | { readonly is: 'instant'; readonly after: number }
  | { readonly is: 'bytes'; readonly base64: string }
  /** A cell of the first row that an earlier statement returned. */
  | { readonly is: 'result'; readonly statement: number; readonly cell: number }
  | { readonly is: 'same'; readonly value: unknown }

export type RecordedStatement = {
  readonly text: string
  readonly values: readonly RecordedValue[]
}

/** What the server sends to the database for a call, statement by statement, including BEGIN and COMMIT. */
export type RecordedCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly statements: readonly RecordedStatement[]
  /** How many statements were sent on an idle connection. The call waits for each of these. */
  readonly roundTrips: number
  /** Length of the answer in characters. */
  readonly answerLength: number
}

export type SentStatement = {
  readonly text: string
  readonly values: readonly unknown[]
  readonly isWaitedFor: boolean
  /** The first row of the result. */
  row: readonly unknown[]
}

function fieldOf(query: unknown, name: string): unknown {
  return typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined
}

function firstRowOf(result: unknown): readonly unknown[] {
  const rows = fieldOf(result, 'rows')
  const row: unknown = Array.isArray(rows) ? rows[0] : undefined
  return Array.isArray(row) ? row : []
}

/** Statements that the server sends independently of calls: events, who is online, looks for changed public data, counted failures. */
const OF_BACKGROUND = /pg_notify|^LISTEN |\b(?:presence|public_data|day_failures)\b|socket_io_attachments/

/** Records every statement that this process sends while `work` runs, except those of the background. */
export async function recordStatements(work: () => Promise<unknown>): Promise<SentStatement[]> {
  const all: SentStatement[] = []
  const underway = new WeakMap<object, number>()
  const { query } = pg.Client.prototype
  const noting = function (this: pg.Client, ...parameters: unknown[]): unknown {
    const [asked] = parameters
    const values = fieldOf(asked, 'values')
    const sent: SentStatement = {
      text: String(fieldOf(asked, 'text') ?? asked),
      values: Array.isArray(values) ? values : [],
      isWaitedFor: (underway.get(this) ?? 0) === 0,
      row: [],
    }
    all.push(sent)
    underway.set(this, (underway.get(this) ?? 0) + 1)
    const answered: unknown = Reflect.apply(query, this, parameters)
    const settle = (result: unknown) => {
      sent.row = firstRowOf(result)
      underway.set(this, (underway.get(this) ?? 1) - 1)
    }
    Promise.resolve(answered).then(settle, settle)
    return answered
  }
  Reflect.set(pg.Client.prototype, 'query', noting)
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return all.filter(({ text }) => !OF_BACKGROUND.test(text))
}

type Caller = { readonly player: BenchPlayer; readonly key: string; readonly start: number }

function recordedValue(
  value: unknown,
  earlier: readonly SentStatement[],
  { player, key, start }: Caller,
): RecordedValue {
  if (value === player.id) return { is: 'player' }
  if (value instanceof Date) return { is: 'instant', after: value.getTime() - start }
  if (Buffer.isBuffer(value)) return { is: 'bytes', base64: value.toString('base64') }
  if (typeof value === 'string') {
    const text = value
      .replaceAll(player.sessionId, '%session%')
      .replaceAll(key, '%key%')
      .replaceAll(`player:${player.id}`, 'player:%player%')
    return { is: 'text', text }
  }
  if (typeof value === 'number' && value >= FIRST_SERIAL) {
    for (const [statement, { row }] of earlier.entries()) {
      const cell = row.indexOf(value)
      if (cell >= 0) return { is: 'result', statement, cell }
    }
  }
  return { is: 'same', value }
}

/**
 * Records what one call sends. The server runs in this process and gets no other calls. The call is sent
 * twice, since the first one warms up.
 */
export async function recordCall(
  url: string,
  call: BenchCall,
  [first, second]: readonly [BenchPlayer, BenchPlayer],
): Promise<RecordedCall> {
  await measure(url, call, [first])
  const headers = call.headers()
  const start = Date.now()
  let answerLength = 0
  const sent = await recordStatements(async () => {
    const response = await fetch(`${url}${call.path}`, {
      method: call.method,
      headers: { cookie: second.cookie, ...headers },
      body: bodyOf(call, second),
    })
    answerLength = (await response.arrayBuffer()).byteLength
    if (response.status !== 200) throw new Error(`${call.name} answered ${response.status}`)
  })
  const caller = { player: second, key: headers['idempotency-key'] ?? '%no key%', start }
  return {
    method: call.method,
    path: call.path,
    statements: sent.map(({ text, values }, index) => ({
      text,
      values: values.map((value) => recordedValue(value, sent.slice(0, index), caller)),
    })),
    roundTrips: sent.filter(({ isWaitedFor }) => isWaitedFor).length,
    answerLength,
  }
}
