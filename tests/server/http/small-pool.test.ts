import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { type OperationId, operations } from '#generated/operations.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { campaignSize } from '../../support/campaign.ts'
import { baseParts, type CallParts, callOf, writeRequest } from '../../support/contract-call.ts'
import { errorCode } from '../../support/error-faults.ts'
import { type Game, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { knownLord, ownSubjects, subjectsFor } from '../../support/two-lords.ts'
import { sendWire } from '../../support/wire.ts'
import { partsOf, readyFor } from '../idempotency/ready-player.ts'
import { scenarios } from '../idempotency/scenarios.ts'

const reads = operationIds.filter((operation) => operations[operation].method === 'GET')
const commands = operationIds.filter((operation) => scenarios[operation])

const EVERY_CHANNEL = JSON.stringify(Object.fromEntries(CHANNEL_NAMES.map((name) => [name, true])))

/** A call with what it needs from its player. */
type Prepared = { readonly operation: OperationId; readonly parts: CallParts }

describe.each(campaignSize({ small: [2], full: [2, 12] }))('with a pool of %i connections', (connections) => {
  let game: Game
  beforeAll(async () => {
    game = await openGame({ ...BOT_SETTINGS, DATABASE_POOL: String(connections) })
  })
  afterAll(() => game.close())

  /** What is wrong with the answer. Work that takes a second connection fails here; the queue of hashes may be full. */
  async function faultOf({ operation, parts }: Prepared): Promise<readonly string[]> {
    const answer = await sendWire(game.platform.config.publicUrl, writeRequest(callOf(operation), parts))
    const isFault = answer.status >= 500 && errorCode(answer) !== 'overloaded'
    return isFault ? [`${operation}: ${answer.status} ${answer.text}`] : []
  }

  /** An administrator who can make every read, with every channel of `getGameData`. */
  async function reader(): Promise<readonly Prepared[]> {
    const lord = await knownLord(game, { roles: ['PLAYER', 'SUPER_ADMIN'] })
    await giveSecondFactor(lord.player.id)
    const { cookie } = await openTestSession(game.platform, lord.player.id)
    return reads.map((operation) => {
      const parts = baseParts(callOf(operation), subjectsFor(operation, ownSubjects(lord)))
      const query =
        operation === 'getGameData' ? CHANNEL_NAMES.map((name) => [name, 'true'] as const) : parts.query
      return { operation, parts: { ...parts, query, headers: { ...parts.headers, cookie } } }
    })
  }

  it('three times as many players make every read and see every channel', async () => {
    const players: (readonly Prepared[])[] = []
    while (players.length < connections * 3) players.push(await reader())
    const faults = players.map(async (calls) => {
      const found: string[] = []
      for (const call of calls) found.push(...(await faultOf(call)))
      return found
    })
    expect((await Promise.all(faults)).flat()).toEqual([])
  })

  it('three times as many players send commands at once, each one subscribed to every channel', async () => {
    const rounds = campaignSize({ small: 1, full: 3 })
    const calls: Prepared[] = []
    for (const operation of commands) {
      for (let round = 0; round < rounds; round += 1) {
        const ready = await readyFor(game, operation)
        const parts = partsOf(operation, ready, ready.asks)
        const headers = { ...parts.headers, 'game-data-subscribes': EVERY_CHANNEL }
        calls.push({ operation, parts: { ...parts, headers } })
      }
    }
    const faults: string[] = []
    while (calls.length > 0)
      faults.push(...(await Promise.all(calls.splice(0, connections * 3).map(faultOf))).flat())
    expect(faults).toEqual([])
  })
})
