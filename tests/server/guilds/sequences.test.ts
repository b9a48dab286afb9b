import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom, type Random } from '../../../rules/core/random.ts'
import { dataFaults } from '../../../server/domains/invariants.ts'
import { campaignSize } from '../../support/campaign.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { bodyOf, fellow, freshNames } from './guild-folk.ts'
import {
  addFounding,
  answer,
  ask,
  chip,
  emptyWorld,
  endFounding,
  found,
  foundingOf,
  guildOf,
  kick,
  leave,
  type ModelFounding,
  type ModelGuild,
  type ModelWorld,
  mayOpen,
  moveRole,
  type Outcome,
  rankName,
  remove,
  revoke,
  transfer,
  withdraw,
} from './model.ts'

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

type Life = {
  readonly lords: readonly Lord[]
  readonly world: ModelWorld
  readonly random: Random
}

type Answered = { readonly status: number; readonly text: string; readonly error: { readonly code: string } }

function nowMs(): number {
  return game.clock.now().getTime()
}

function expectOutcome({ status, error, text }: Answered, outcome: Outcome): void {
  expect([status === 200 ? null : error.code, text.slice(0, 120)]).toEqual([outcome, text.slice(0, 120)])
}

/** Somebody of the guild, or of all if it has nobody. */
function ofGuild({ lords, random }: Life, guild: ModelGuild): Lord {
  const inside = lords.filter(({ player }) => guild.members.has(player.id))
  return random.int(1, 4) === 1 || inside.length === 0 ? random.pick(lords) : random.pick(inside)
}

async function startAlone({ world, random, lords }: Life): Promise<void> {
  const lord = random.pick(lords)
  const names = freshNames()
  const outcome = found(world, lord.player.id, names.tag)
  expectOutcome(await lord.call('foundGuild', { body: names }), outcome)
}

async function startTogether({ world, random, lords }: Life): Promise<void> {
  const lord = random.pick(lords)
  const names = freshNames()
  const amount = random.pick([20, 50, 300, 700, 1_000])
  const outcome = mayOpen(world, lord.player.id, amount)
  const answered = await lord.call('createGuildFounding', { body: { ...names, diamonds: amount } })
  expectOutcome(answered, outcome)
  if (outcome) return
  const founding: ModelFounding = {
    id: answered.body.founding.foundingId,
    founderId: lord.player.id,
    names,
    endsAt: nowMs() + WEEK_SECONDS * 1000,
    shares: new Map(),
  }
  addFounding(world, founding)
  chip(world, lord.player.id, founding, amount, nowMs())
}

async function aroundFounding(life: Life): Promise<void> {
  const { world, random, lords } = life
  const founding = [...world.foundings.values()][0]
  if (!founding) return startTogether(life)
  const lord = random.pick(lords)
  const { id } = lord.player
  const params = { foundingId: founding.id }
  const lot = random.int(1, 10)
  if (lot <= 6) {
    const amount = random.pick([1, 50, 200, 400, 900])
    const outcome = chip(world, id, founding, amount, nowMs())
    expectOutcome(await lord.call('chipIntoFounding', { params, body: { diamonds: amount } }), outcome)
  } else if (lot <= 8) {
    const outcome = withdraw(world, id, founding)
    expectOutcome(await lord.call('withdrawFromFounding', { params }), outcome)
  } else {
    const outcome = founding.founderId === id ? null : 'notFound'
    if (!outcome) endFounding(world, founding)
    expectOutcome(await lord.call('cancelGuildFounding', { params }), outcome)
  }
}

async function aroundRequests(life: Life, guild: ModelGuild): Promise<void> {
  const { world, random, lords } = life
  const candidate = random.pick(lords)
  const { id } = candidate.player
  const there = { params: { guildTag: guild.tag } }
  const lot = random.int(1, 10)
  if (lot <= 4) {
    const outcome = ask(world, id, guild)
    expectOutcome(await candidate.call('sendGuildJoinRequest', there), outcome)
  } else if (lot <= 5) {
    const outcome = revoke(world, id, guild)
    expectOutcome(await candidate.call('revokeGuildJoinRequest', there), outcome)
  } else {
    const asked = [...guild.requests][0] ?? id
    const actor = ofGuild(life, guild)
    const isAccepted = lot <= 9
    const outcome = answer(world, actor.player.id, guild, asked, isAccepted)
    const operation = isAccepted ? 'acceptGuildJoinRequest' : 'rejectGuildJoinRequest'
    expectOutcome(await actor.call(operation, { params: { guildTag: guild.tag, playerId: asked } }), outcome)
  }
}

async function aroundMembers(life: Life, guild: ModelGuild): Promise<void> {
  const { world, random } = life
  const actor = ofGuild(life, guild)
  const target = ofGuild(life, guild)
  const [id, playerId] = [actor.player.id, target.player.id]
  const params = { guildTag: guild.tag, playerId }
  const lot = random.int(1, 20)
  if (lot <= 10) {
    const step = random.pick([1, -1] as const)
    const outcome = moveRole(guild, id, playerId, step)
    const body = { change: step < 0 ? 'UPGRADE' : 'DOWNGRADE' }
    expectOutcome(await actor.call('changeGuildRole', { params, body }), outcome)
  } else if (lot <= 13) {
    const outcome = kick(guild, id, playerId)
    expectOutcome(await actor.call('kickGuildMember', { params }), outcome)
  } else if (lot <= 16) {
    const outcome = leave(guild, id)
    expectOutcome(await actor.call('leaveGuild', { params }), outcome)
  } else if (lot <= 19) {
    const outcome = transfer(guild, id, playerId)
    expectOutcome(await actor.call('transferGuildLeadership', { params, body: { playerId } }), outcome)
  } else {
    const outcome = remove(world, guild, id)
    expectOutcome(await actor.call('deleteGuild', { params }), outcome)
  }
}

async function pass({ world, random, lords }: Life): Promise<void> {
  game.clock.advance(random.pick([60, 24 * 3600, WEEK_SECONDS]))
  for (const founding of [...world.foundings.values()])
    if (founding.endsAt <= nowMs()) endFounding(world, founding)
  // Timers of a player run before the player is read.
  for (const lord of lords) await lord.gameData('guild')
}

async function act(life: Life): Promise<void> {
  const { world, random } = life
  const guild = world.guilds.size > 0 ? random.pick([...world.guilds.values()]) : undefined
  const lot = random.int(1, 100)
  if (lot <= 6 || (!guild && lot <= 30)) await startAlone(life)
  else if (lot <= 22 || !guild) await aroundFounding(life)
  else if (lot <= 62) await aroundRequests(life, guild)
  else if (lot <= 96) await aroundMembers(life, guild)
  else await pass(life)
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
  expect(data?.guild?.guildTag ?? null).toBe(own?.tag ?? null)
  expect(data?.founding?.ownShare ?? 0).toBe(foundingOf(world, id)?.shares.get(id) ?? 0)
  const asked = [...world.guilds.values()].filter(({ requests }) => requests.has(id)).map(({ tag }) => tag)
  expect(new Set(data?.requests.map(({ guildTag }) => guildTag))).toEqual(new Set(asked))
  if (!own) return
  expect(
    Object.fromEntries(data?.guild?.members.map(({ player, role }) => [player.playerId, role.name]) ?? []),
  ).toEqual(Object.fromEntries([...own.members].map(([member, rank]) => [member, rankName(rank)])))
  expect(await historyOf(lord, own.tag)).toEqual(own.history)
}

it.each(Array.from({ length: SEQUENCES }, (_, index) => index))(
  'eight players found, join and leave guilds as predicted, sequence %i',
  { timeout: 600_000 },
  async (index) => {
    const random = createRandom(`guilds:${index}`)
    const lords: Lord[] = []
    for (let place = 0; place < FELLOWS; place += 1) lords.push(await fellow(game, DIAMONDS))
    const world = emptyWorld(
      lords.map(({ player }) => player.id),
      DIAMONDS,
    )
    const life = { lords, world, random }
    for (let action = 0; action < ACTIONS; action += 1) await act(life)
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
