import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '#generated/operations.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { campaignSize } from '../../support/campaign.ts'
import { callOf, declaredStatuses, type Subjects, writeRequest } from '../../support/contract-call.ts'
import { errorCode } from '../../support/error-faults.ts'
import { type Game, newKey, openGame } from '../../support/open-game.ts'
import { stateDigest } from '../../support/state-digest.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { sendWire, type WireAnswer } from '../../support/wire.ts'
import { alike, changeOf, endsItself, partsOf, readyFor } from './ready-player.ts'
import type { Ready } from './scenarios.ts'

const mutations = operationIds.filter((operation) => operations[operation].method !== 'GET')
/** Concurrent calls: each must count once. */
const CALLS = campaignSize({ small: 3, full: 20 })
const many = Array.from({ length: CALLS })

let game: Game
beforeAll(async () => {
  game = await openGame(BOT_SETTINGS)
})
afterAll(() => game.close())

function send(
  operation: OperationId,
  ready: Ready,
  key: string,
  asks: Subjects = ready.asks,
): Promise<WireAnswer> {
  const parts = partsOf(operation, ready, asks)
  return sendWire(
    game.platform.config.publicUrl,
    writeRequest(callOf(operation), { ...parts, headers: { ...parts.headers, 'Idempotency-Key': key } }),
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

async function oneByOne(ask: () => Promise<WireAnswer>): Promise<WireAnswer[]> {
  const answers: WireAnswer[] = []
  for (const _ of many) answers.push(await ask())
  return answers
}

// Hashing a password and answering a reset take long, and run many times in a row.
describe.each(mutations)('%s', (operation) => {
  let effect: unknown

  /** What one call changes. The first test measures it, unless another one runs alone. */
  async function effectOfOne(): Promise<unknown> {
    if (effect !== undefined) return effect
    const alone = await readyFor(game, operation)
    return alike(alone, (await changeOf(alone, () => send(operation, alone, newKey()))).change)
  }

  it('answers a repeated key with the same bytes, refuses another request with it, and does nothing more', async () => {
    const ready = await readyFor(game, operation)
    const key = newKey()
    const { result: first, change } = await changeOf(ready, () => send(operation, ready, key))
    expect([200, 204]).toContain(first.status)
    effect = alike(ready, change)
    const after = await stateDigest()
    const again = await send(operation, ready, key)
    expect([again.status, again.text, again.headers['set-cookie']]).toEqual([
      first.status,
      first.text,
      first.headers['set-cookie'],
    ])
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
    const ready = await readyFor(game, operation)
    const key = newKey()
    const together = await changeOf(ready, () => Promise.all(many.map(() => send(operation, ready, key))))
    expect(strange(operation, together.result)).toEqual([])
    const done = together.result.filter(isDone)
    expect(new Set(done.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    const others = new Set(together.result.filter((answer) => !isDone(answer)).map(errorCode))
    if (endsItself(operation)) others.delete('unauthorized')
    others.delete('idempotencyInFlight')
    expect([...others]).toEqual([])
    expect(alike(ready, together.change)).toEqual(await effectOfOne())
  })

  it(`has the same effect for ${CALLS} concurrent calls as for a sequence`, async () => {
    const [ready, patient] = [await readyFor(game, operation), await readyFor(game, operation)]
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
