import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRandom, type Random } from '#rules/core/random.ts'
import { findPlayer } from '#server/game/player/player-row.ts'
import { campaignSize } from '../../support/campaign.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'
import { accept, ask, BOSS, crusader, newsOf, ownOf, start, WEAK, waitForReturn } from './crusaders.ts'
import {
  bookAccept,
  bookAcceptInvitation,
  bookCall,
  bookDecline,
  bookEnd,
  bookInvite,
  bookKick,
  bookLeave,
  bookReject,
  bookRequest,
  bookReturn,
  bookRevoke,
  bookStart,
  type Expected,
  expectCall,
  type ModelCrusade,
  type ModelPlayer,
  modelPlayer,
} from './model.ts'

let game: Game
beforeAll(async () => {
  game = await openGame()
})
afterAll(() => game.close())

const SEQUENCES = campaignSize({ small: 3, full: 200 })
const ACTIONS = campaignSize({ small: 30, full: 50 })
const PLAYERS = 8

type Crusader = { readonly lord: Lord; readonly model: ModelPlayer }

type World = {
  readonly crusaders: readonly Crusader[]
  /** Everybody, for what ends requests. */
  readonly models: readonly ModelPlayer[]
  readonly crusades: ModelCrusade[]
  /** Crusades that were removed or disbanded. */
  readonly gone: Set<ModelCrusade>
  /** Crusades that have come home. */
  readonly home: Set<ModelCrusade>
}

/** An action on a crusade: how the model books it, and how it is called. `other` is the player whom it is about. */
type Action = {
  readonly book: (crusade: ModelCrusade, one: ModelPlayer, other: ModelPlayer, world: World) => Expected
  readonly call: (
    one: Lord,
    crusadeId: number,
    other: Lord,
  ) => Promise<{ status: number; error: { code: string } | null }>
}

function about(crusadeId: number, other: Lord) {
  return { params: { crusadeId, playerId: other.player.id } }
}

const ACTIONS_ON_CRUSADES: readonly Action[] = [
  { book: bookRequest, call: (one, id) => ask(one, id) },
  { book: bookRequest, call: (one, id) => ask(one, id) },
  { book: bookRevoke, call: (one, crusadeId) => one.call('revokeCrusadeRequest', { params: { crusadeId } }) },
  { book: bookAccept, call: accept },
  { book: bookReject, call: (one, id, other) => one.call('rejectCrusadeRequest', about(id, other)) },
  {
    book: bookInvite,
    call: (one, crusadeId, { player }) =>
      one.call('inviteToCrusade', { params: { crusadeId }, body: { playerName: player.name } }),
  },
  {
    book: bookAcceptInvitation,
    call: (one, crusadeId) => one.call('acceptCrusadeInvitation', { params: { crusadeId } }),
  },
  {
    book: bookDecline,
    call: (one, crusadeId) => one.call('declineCrusadeInvitation', { params: { crusadeId } }),
  },
  { book: bookKick, call: (one, id, other) => one.call('kickCrusadeMember', about(id, other)) },
  { book: bookLeave, call: (one, crusadeId) => one.call('leaveCrusade', { params: { crusadeId } }) },
]

const LEADERS_ACTIONS: readonly Action[] = [
  { book: bookAccept, call: accept },
  { book: (crusade, one, _other, { models }) => bookStart(crusade, one, models), call: start },
  {
    book: (crusade, one, _other, { models }) => bookEnd(crusade, one, models, 'CRUSADE_REMOVED'),
    call: (one, crusadeId) => one.call('removeCrusade', { params: { crusadeId } }),
  },
  {
    book: (crusade, one, _other, { models }) => bookEnd(crusade, one, models, 'CRUSADE_DISBANDED'),
    call: (one, crusadeId) => one.call('disbandCrusade', { params: { crusadeId } }),
  },
]

async function found(): Promise<World> {
  const crusaders: Crusader[] = []
  for (let count = 0; count < PLAYERS; count += 1) {
    const lord = await crusader(game, WEAK)
    crusaders.push({ lord, model: modelPlayer(lord.player.id) })
  }
  return {
    crusaders,
    models: crusaders.map(({ model }) => model),
    crusades: [],
    gone: new Set(),
    home: new Set(),
  }
}

/** People who have come home from a crusade together with the player. */
function companionsOf(player: ModelPlayer, { home }: World): ModelPlayer[] {
  const mates = [...home].filter(({ members }) => members.includes(player)).flatMap(({ members }) => members)
  return [...new Set(mates)].filter((mate) => mate !== player)
}

async function callOne({ lord, model }: Crusader, world: World): Promise<void> {
  const expected = expectCall(model)
  const { status, body, error } = await lord.call('createCrusade', { body: BOSS })
  expect(status === 200 ? 'done' : error.code).toBe(expected)
  if (expected === 'done')
    world.crusades.push(bookCall(body.crusade.crusadeId, model, companionsOf(model, world)))
}

/** Carries an action out, sometimes twice at once: both together must end as one after the other. */
async function tryAction(
  world: World,
  { book, call }: Action,
  random: Random,
  isOwn: boolean,
): Promise<void> {
  const crusade = random.pick(world.crusades)
  const one = isOwn
    ? world.crusaders.find(({ model }) => model === crusade.leader)
    : random.pick(world.crusaders)
  const other = random.pick(world.crusaders)
  if (!one) throw new Error('The leader is unknown')
  const times = random.chance(2_500) ? 2 : 1
  const isKnown = !world.gone.has(crusade)
  const expected: Expected[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const isThere = isKnown && !world.gone.has(crusade)
    const outcome = isThere ? book(crusade, one.model, other.model, world) : 'notFound'
    if (outcome === 'done' && crusade.members.length === 0) world.gone.add(crusade)
    expected.push(outcome)
  }
  const answers = await Promise.all(
    Array.from({ length: times }, () => call(one.lord, crusade.id, other.lord)),
  )
  const got = answers.map(({ status, error }) => (status === 200 ? 'done' : error?.code))
  expect(got.sort()).toEqual(expected.sort())
}

async function comeHome({ crusades, crusaders, home }: World): Promise<void> {
  waitForReturn(game)
  for (const { lord } of crusaders) await ownOf(lord)
  for (const crusade of crusades) {
    if (!crusade.isOut || home.has(crusade)) continue
    bookReturn(crusade)
    home.add(crusade)
  }
}

async function act(world: World, random: Random): Promise<void> {
  const lot = random.int(1, 100)
  if (world.crusades.length === 0 || lot <= 12) await callOne(random.pick(world.crusaders), world)
  else if (lot <= 75) await tryAction(world, random.pick(ACTIONS_ON_CRUSADES), random, false)
  else if (lot <= 95) await tryAction(world, random.pick(LEADERS_ACTIONS), random, true)
  else await comeHome(world)
}

async function check({ lord, model }: Crusader): Promise<void> {
  const own = await ownOf(lord)
  const ids = (crusades: Iterable<ModelCrusade>) => [...crusades].map(({ id }) => id).sort()
  expect(own.crusade?.crusadeId ?? null).toBe(model.crusade?.id ?? null)
  expect(own.crusade?.members.map(({ player }) => player.playerId) ?? null).toEqual(
    model.crusade?.members.map(({ id }) => id) ?? null,
  )
  expect(own.requests.map(({ crusadeId }) => crusadeId).sort()).toEqual(ids(model.asked))
  expect(own.invitations.map(({ crusadeId }) => crusadeId).sort()).toEqual(ids(model.invited))
  expect((await newsOf(lord)).sort()).toEqual([...model.news].sort())
  expect((await findPlayer(model.id))?.energySpentToday).toBe(120 - model.energy)
}

it.each(Array.from({ length: SEQUENCES }, (_, index) => index))(
  'eight players gather and set out as predicted, sequence %i',
  { timeout: 600_000 },
  async (index) => {
    const random = createRandom(`crusades:${index}`)
    const world = await found()
    for (let action = 0; action < ACTIONS; action += 1) await act(world, random)
    await comeHome(world)
    for (const one of world.crusaders) await check(one)
  },
)
