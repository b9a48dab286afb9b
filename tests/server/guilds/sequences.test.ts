import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom } from '#rules/core/random.ts'
import { dataFaults } from '#server/domains/invariants.ts'
import { campaignSize } from '../../support/campaign.ts'
import { inSomeOrder } from '../../support/in-some-order.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { drawAttempt, type Life, nowMs } from './attempts.ts'
import { endFounding } from './founding-model.ts'
import { bodyOf, fellow, freshNames } from './guild-folk.ts'
import { emptyWorld, foundingOf, guildOf, type ModelWorld, rankName } from './model.ts'
import { readSeen, seenOf } from './seen.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const SEQUENCES = campaignSize({ small: 4, full: 200 })
const ACTIONS = campaignSize({ small: 40, full: 50 })
const FELLOWS = 8
const DIAMONDS = 2_600
const WEEK_SECONDS = 7 * 24 * 3600

async function pass(life: Life): Promise<void> {
  const { world, random, lords } = life
  game.clock.advance(random.pick([60, 24 * 3600, WEEK_SECONDS]))
  for (const founding of [...world.foundings.values()])
    if (founding.endsAt <= nowMs(life)) endFounding(world, founding)
  // Timers of a player run before the player is read.
  for (const lord of lords) await lord.gameData('guild')
}

/** One command, or two to four at once. Returns how many. */
async function act(life: Life, ids: readonly number[]): Promise<number> {
  const { random } = life
  if (random.int(1, 25) === 1) {
    await pass(life)
    return 1
  }
  const attempts = []
  for (let left = random.pick([1, 1, 1, 2, 3, 4]); left > 0; left -= 1) attempts.push(await drawAttempt(life))
  life.world = await inSomeOrder(life.world, attempts, {
    read: () => readSeen(ids),
    predict: (world: ModelWorld) => seenOf(world),
  })
  return attempts.length
}

async function historyOf(lord: Lord, guildTag: string): Promise<string[]> {
  const { items } = bodyOf(
    await lord.call('listGuildHistory', { params: { guildTag }, query: { limit: '100' } }),
  )
  return items
    .map(({ action, actor, target, roleBefore, roleAfter }) =>
      [action, actor?.playerId, target?.playerId, roleBefore && `${roleBefore}>${roleAfter}`]
        .filter((part) => part !== null && part !== undefined)
        .join(' '),
    )
    .reverse()
}

async function checkFellow({ world }: Life, lord: Lord): Promise<void> {
  const { id } = lord.player
  const { guild, controlPanel } = await lord.gameData('guild', 'controlPanel')
  expect(controlPanel?.data.purse.diamonds).toBe(world.fellows.get(id)?.diamonds)
  const own = guildOf(world, id)
  const data = guild?.data
  // Tags keep the letters of their founders.
  expect(data?.guild?.guildTag.toUpperCase() ?? null).toBe(own?.tag ?? null)
  expect(data?.founding?.ownShare ?? 0).toBe(foundingOf(world, id)?.shares.get(id) ?? 0)
  const asked = [...world.guilds.values()].filter(({ requests }) => requests.has(id)).map(({ tag }) => tag)
  expect(new Set(data?.requests.map(({ guildTag }) => guildTag.toUpperCase()))).toEqual(new Set(asked))
  if (!own) return
  expect(
    Object.fromEntries(data?.guild?.members.map(({ player, role }) => [player.playerId, role.name]) ?? []),
  ).toEqual(Object.fromEntries([...own.members].map(([member, rank]) => [member, rankName(own, rank)])))
  expect(await historyOf(lord, own.tag)).toEqual(own.history)
}

it.each(Array.from({ length: SEQUENCES }, (_, index) => index))(
  'eight players found, join and leave guilds as predicted, sequence %i',
  { timeout: 600_000 },
  async (index) => {
    const lords: Lord[] = []
    for (let place = 0; place < FELLOWS; place += 1) lords.push(await fellow(game, DIAMONDS))
    const ids = lords.map(({ player }) => player.id)
    const life: Life = {
      game,
      lords,
      random: createRandom(`guilds:${index}`),
      world: emptyWorld(ids, DIAMONDS),
      foundingIds: new Map(),
      names: [],
    }
    // Who joins meanwhile is locked late (`lockGuild`): a deadlock is repeated, and must change nothing.
    for (let done = 0; done < ACTIONS; ) done += await act(life, ids)
    for (const lord of lords) await checkFellow(life, lord)
    expect(await dataFaults()).toEqual([])
  },
)

/** Repeats a call that a busy machine let wait too long for a lock. */
async function patiently<Answer extends { readonly status: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const answered = await ask()
  return answered.status === 503 ? patiently(ask) : answered
}

it('a guild is joined or deleted, never both, when both come together', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 10; round += 1) {
    const [leader, candidate, other] = [await fellow(game, 1_000), await fellow(game), await fellow(game)]
    const names = freshNames()
    bodyOf(await leader.call('foundGuild', { body: names }))
    const params = { guildTag: names.tag, playerId: candidate.player.id }
    for (const one of [candidate, other]) bodyOf(await one.call('sendGuildJoinRequest', { params }))
    const [deleted, accepted] = await Promise.all([
      patiently(() => leader.call('deleteGuild', { params })),
      patiently(() => leader.call('acceptGuildJoinRequest', { params })),
      patiently(() => other.call('revokeGuildJoinRequest', { params })),
    ])
    expect(deleted.status).toBe(200)
    expect([200, 403, 404]).toContain(accepted.status)
    for (const one of [leader, candidate, other])
      expect(bodyOf(await one.call('getOwnGuild'))).toMatchObject({ guild: null, requests: [] })
  }
  expect(await dataFaults()).toEqual([])
})
