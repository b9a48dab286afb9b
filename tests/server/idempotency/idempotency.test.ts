import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../../generated/operations.ts'
import { dataFaults } from '../../../server/domains/invariants.ts'
import { operationIds } from '../../../server/platform/http/contract.ts'
import { campaignSize } from '../../support/campaign.ts'
import {
  baseParts,
  type CallParts,
  callOf,
  declaredStatuses,
  type Subjects,
  writeRequest,
} from '../../support/contract-call.ts'
import { errorCode } from '../../support/error-faults.ts'
import { type Game, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import { sendWire, type WireAnswer } from '../../support/wire.ts'
import { changeBetween, effectsOf } from './effects.ts'
import { type Ready, scenarios } from './scenarios.ts'

const mutations = operationIds.filter((operation) => operations[operation].method !== 'GET')
/** Concurrent calls: each must count once. */
const CALLS = campaignSize({ small: 5, full: 20 })
const many = Array.from({ length: CALLS })

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

async function readyFor(operation: OperationId): Promise<Ready> {
  const scenario = scenarios[operation]
  if (!scenario) throw new Error(`Nobody is ready to ${operation}: add a scenario`)
  return scenario(game)
}

function partsOf(operation: OperationId, ready: Ready, key: string, asks: Subjects): CallParts {
  return {
    ...baseParts(callOf(operation), asks),
    headers: { 'Idempotency-Key': key, ...(ready.cookie === '' ? {} : { cookie: ready.cookie }) },
  }
}

function send(
  operation: OperationId,
  ready: Ready,
  key: string,
  asks: Subjects = ready.asks,
): Promise<WireAnswer> {
  return sendWire(
    game.platform.config.publicUrl,
    writeRequest(callOf(operation), partsOf(operation, ready, key, asks)),
  )
}

/** Comes back, as clients do, when the server has no capacity: it hashes only a few passwords at a time. */
async function sendPatiently(operation: OperationId, ready: Ready, key: string): Promise<WireAnswer> {
  const answer = await send(operation, ready, key)
  if (answer.status !== 503) return answer
  await delay(Number(answer.headers['retry-after']) * 1000)
  return sendPatiently(operation, ready, key)
}

function isDone({ status }: WireAnswer): boolean {
  return status === 200 || status === 204
}
function doneOf(answers: readonly WireAnswer[]): number {
  return answers.filter(isDone).length
}
function strange(operation: OperationId, answers: readonly WireAnswer[]): WireAnswer[] {
  return answers.filter(
    (answer) =>
      !isDone(answer) &&
      !(declaredStatuses(callOf(operation)).includes(answer.status) && errorCode(answer) !== undefined),
  )
}

/** Random results differ in their numbers, not in their shape. */
function alike({ isDrawn }: Ready, change: unknown): unknown {
  return isDrawn ? JSON.stringify(change).replace(/\d+/g, '#') : change
}

/** These calls end their own session, so a repetition is refused. */
function endsItself(operation: OperationId): boolean {
  return operation === 'logOut'
}

/** What `work` changes for the player. */
async function changeOf<T>({ email }: Ready, work: () => Promise<T>) {
  const before = await effectsOf(email)
  const result = await work()
  return { result, change: changeBetween(before, await effectsOf(email)) }
}

async function oneByOne(ask: () => Promise<WireAnswer>): Promise<WireAnswer[]> {
  const answers: WireAnswer[] = []
  for (const _ of many) answers.push(await ask())
  return answers
}

// Hashing a password and answering a reset take long, and run many times in a row.
describe.each(mutations)('%s', (operation) => {
  it('answers a repeated key with the same bytes, and does nothing more', async () => {
    const ready = await readyFor(operation)
    const key = newKey()
    const first = await send(operation, ready, key)
    expect([200, 204]).toContain(first.status)
    const after = await stateDigest()
    const again = await send(operation, ready, key)
    expect([again.status, again.text, again.headers['set-cookie']]).toEqual([
      first.status,
      first.text,
      first.headers['set-cookie'],
    ])
    expect(await stateDigest()).toEqual(after)
  })

  it('refuses another request with the same key', async () => {
    const ready = await readyFor(operation)
    const key = newKey()
    expect([200, 204]).toContain((await send(operation, ready, key)).status)
    const after = await stateDigest()
    const other = ready.asksOther
      ? await send(operation, ready, key, ready.asksOther)
      : await send(
          operation === 'renewBearer' ? 'markAllNotificationsAsShown' : 'renewBearer',
          ready,
          key,
          {},
        )
    const expected = endsItself(operation) ? [401, 'unauthorized'] : [422, 'idempotencyMismatch']
    expect([other.status, errorCode(other)]).toEqual(expected)
    expect(await stateDigest()).toEqual(after)
  })

  it(`runs once for ${CALLS} concurrent calls with one key`, async () => {
    const alone = await readyFor(operation)
    const once = await changeOf(alone, () => send(operation, alone, newKey()))
    const ready = await readyFor(operation)
    const key = newKey()
    const together = await changeOf(ready, () => Promise.all(many.map(() => send(operation, ready, key))))
    expect(strange(operation, together.result)).toEqual([])
    const done = together.result.filter(isDone)
    expect(new Set(done.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const others = new Set(together.result.filter((answer) => !isDone(answer)).map(errorCode))
    if (endsItself(operation)) others.delete('unauthorized')
    others.delete('idempotencyInFlight')
    expect([...others]).toEqual([])
    expect(alike(ready, together.change)).toEqual(alike(alone, once.change))
  })

  it(`has the same effect for ${CALLS} concurrent calls as for a sequence`, async () => {
    const [ready, patient] = [await readyFor(operation), await readyFor(operation)]
    const together = await changeOf(ready, () =>
      Promise.all(many.map(() => sendPatiently(operation, ready, newKey()))),
    )
    const inTurn = await changeOf(patient, () => oneByOne(() => send(operation, patient, newKey())))
    expect(strange(operation, [...together.result, ...inTurn.result])).toEqual([])
    expect(doneOf(together.result)).toBeGreaterThan(0)
    if (!endsItself(operation)) expect(doneOf(together.result)).toBe(doneOf(inTurn.result))
    expect(alike(ready, together.change)).toEqual(alike(patient, inTurn.change))
    expect(await dataFaults()).toEqual([])
  })
})
