import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { operations } from '#generated/operations.ts'
import { makeCraft } from '#rules/craft/craft.ts'
import { continueDeletion } from '#server/domains/settings/deletion/delete-player.ts'
import { nameKeyOf } from '#server/game/player/name-key.ts'
import { now } from '#server/platform/clock.ts'
import { operationIds } from '#server/platform/http/contract/contract.ts'
import { sql } from '#server/platform/sql.ts'
import { runOneTimer } from '#server/platform/timers/run-timer.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { baseParts, callOf, type Subjects, writeRequest } from '../../support/contract-call.ts'
import { giveGear } from '../../support/give-items.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { BOT_SETTINGS } from '../../support/telegram.ts'
import { type KnownLord, knownLord, ownSubjects, subjectsFor } from '../../support/two-lords.ts'
import { sendWire } from '../../support/wire.ts'
import { STRONG as CRUSADER, gather, notesOf, start, waitForReturn } from '../crusades/crusaders.ts'
import { freshNames } from '../guilds/guild-folk.ts'
import { buy, giveResource, lotOf } from '../market/stall-keeper.ts'
import { raid, STRONG, WEAK } from '../raids/raiders.ts'
import { lawfulWords } from './lawful-words.ts'
import { leaver } from './leavers.ts'

let game: Game
/** Everybody else has done something with this castle. */
let owner: KnownLord
let cookie: string
/** What the reads ask for, beside the owner's own things. */
let subjects: Subjects
const leavers: Lord[] = []

/** Reads whose answers tell who is there. Only their status is compared. */
const WHO_IS_THERE: readonly string[] = ['listNeighbours']

const READS = operationIds.filter(
  (operation) => operations[operation].method === 'GET' && operations[operation].roles.length === 0,
)

/** The owner's answer to each read, with every channel of `getGameData`. */
async function readEverything(): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const operation of READS) {
    const call = callOf(operation)
    const parts = baseParts(call, subjectsFor(operation, { ...ownSubjects(owner), ...subjects }))
    const query =
      operation === 'getGameData' ? CHANNEL_NAMES.map((name) => [name, 'true'] as const) : parts.query
    const headers = { ...parts.headers, cookie }
    const { status, text } = await sendWire(
      game.platform.config.publicUrl,
      writeRequest(call, { ...parts, query, headers }),
    )
    const body = text.replace(/"requestId":"[^"]+"/, '')
    answers[operation] = WHO_IS_THERE.includes(operation) ? String(status) : `${status} ${body}`
  }
  return answers
}

/** Deletes the player at once: the three days change the answers of everybody. */
async function deleteNow({ player: { id } }: Lord): Promise<void> {
  await sql`UPDATE player SET deletion_due_at = ${now()} WHERE id = ${id}`
  const later = new Date(now().getTime() + 60_000)
  await inTransaction(() => continueDeletion(id, later))
  while ((await sql`SELECT FROM player_deletion WHERE player_id = ${id}`).length > 0)
    await inTransaction(() => continueDeletion(id, later))
  await sql`DELETE FROM timer WHERE kind = 'deletePlayer' AND subject_id = ${id}`
}

/** The answers as they were when the leavers still had their names. */
function withFormerNames(answers: Record<string, string>): Record<string, string> {
  const names = new Map(leavers.map(({ player }) => [String(player.id), player.name]))
  const written = Object.entries(answers).map(([operation, text]) => [
    operation,
    text.replaceAll(/Удалённый игрок (\d+)/g, (neutral, id) => names.get(id) ?? neutral),
  ])
  return Object.fromEntries(written)
}

/** What differs, read by read. */
function differences(
  before: Record<string, string>,
  after: Record<string, string>,
): Readonly<Record<string, unknown>>[] {
  return Object.keys(before)
    .filter((operation) => before[operation] !== after[operation])
    .map((operation) => ({ operation, before: before[operation], after: after[operation] }))
}

async function named(name: string, overrides: Parameters<Game['lord']>[0] = {}): Promise<Lord> {
  const lord = await leaver(game, name, overrides)
  leavers.push(lord)
  return lord
}

beforeAll(async () => {
  game = await openGame(BOT_SETTINGS)
  owner = await knownLord(game, { ...CRUSADER, gold: 100_000, diamonds: 5_000 })
  cookie = (await openTestSession(game.platform, owner.player.id)).cookie
  const raider = await named('archers', STRONG)
  await raid(raider, owner.player.id)
  const victim = await named('defender', WEAK)
  await raid(owner, victim.player.id)
  const { tag, name } = freshNames()
  await owner.call('foundGuild', { body: { tag, name } })
  const candidate = await named('player')
  await candidate.call('sendGuildJoinRequest', { params: { guildTag: tag } })
  await candidate.call('revokeGuildJoinRequest', { params: { guildTag: tag } })
  const buyer = await named('amount')
  await giveResource(owner, 1, 30)
  await buy(buyer, await lotOf(owner, { marketKey: 'resource', itemId: 1, amount: 10 }))
  const crafter = await named('reward')
  await giveGear(
    owner,
    { gearId: 1, quality: 60 },
    { craft: makeCraft({ luck: 1 }, 1), craftBy: crafter.player.id },
  )
  const mate = await named('squires', CRUSADER)
  const { crusadeId } = await gather([owner, mate])
  expect((await start(owner, crusadeId)).status).toBe(200)
  subjects = { guildTag: tag, crusadeId, playerId: owner.player.id, opponentId: -1 }
})
afterAll(() => game.close())

describe('players named like words of stored JSON', () => {
  it('leave everything that others read as it was, but for their names', async () => {
    const words = await lawfulWords()
    expect(words.length).toBeGreaterThan(60)
    const before = await readEverything()
    for (const name of ['archers', 'player', 'amount', 'squires'])
      expect(before.listNotifications).toContain(`"name":"${name}"`)
    for (const name of ['archers', 'defender']) expect(before.listFights).toContain(`: ${name}"`)
    for (const lord of leavers) await deleteNow(lord)
    expect(differences(before, withFormerNames(await readEverything()))).toEqual([])

    // A name is free again at once, and some differ only by capitals: they follow in rounds.
    let left = words
    while (left.length > 0) {
      const keys = new Set<string>()
      const round = left.filter((word) => !keys.has(nameKeyOf(word)) && keys.add(nameKeyOf(word)))
      left = left.filter((word) => !round.includes(word))
      const lords: Lord[] = []
      for (const word of round) lords.push(await leaver(game, word))
      for (const lord of lords) await deleteNow(lord)
    }
    expect(differences(before, withFormerNames(await readEverything()))).toEqual([])
  })

  it('bring a crusade home, and its report can be recomputed', async () => {
    waitForReturn(game)
    while (await runOneTimer(game.platform));
    expect(await sql`SELECT kind, last_error FROM timer WHERE last_error IS NOT NULL`).toEqual([])
    const [note] = await notesOf(owner)
    expect(note).toMatchObject({ type: 'MISSION_COMPLETED' })
    const { status, body } = await owner.call('getFight', { params: { fightId: note?.fightId ?? 0 } })
    expect(status).toBe(200)
    const mate = leavers.at(-1)?.player.id
    expect(body.report).toMatchObject({
      hosts: [{ name: owner.player.name }, { name: `Удалённый игрок ${mate}` }],
    })
  })
})
