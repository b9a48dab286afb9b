import { defencePlanRefusals } from '#rules/raids/plan.ts'
import { TRAINING_OPPONENT_ID } from '#rules/raids/training.ts'
import { command } from '../../game/commands/command.ts'
import { playerQuery } from '../../game/commands/player-query.ts'
import { refuseByRules } from '../../game/commands/refuse-by-rules.ts'
import type { LockedPlayer } from '../../game/player/lock-order.ts'
import { findPlayer, findPlayers } from '../../game/player/player-row.ts'
import { saveRaidCastle } from '../../game/raids/raid-castle.ts'
import { garrisonChanges } from '../../game/raids/raid-contender.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import { now } from '../../platform/clock.ts'
import { notFound } from '../../platform/errors.ts'
import type { HandlersOf } from '../../platform/http/handlers/handlers.ts'
import { readOpponents } from './opponent-store.ts'
import { prepareRaid } from './prepare-raid.ts'
import { searchOpponents } from './search-opponents.ts'
import { classed, readSituations } from './situation.ts'
import { spyOnCastle } from './spy-on-castle.ts'
import { startRaid } from './start-raid.ts'
import { viewFoughtRaid, viewOpponent, viewTraining } from './views.ts'

const OPPONENTS = bulkhead('opponents')

function unknownCastle() {
  return notFound('notFound', 'Такого замка нет')
}

/** The rows to lock besides the caller's: that of the other castle. None for the training opponent. */
function othersOf(opponentId: number): readonly number[] {
  return opponentId > 0 ? [opponentId] : []
}

/** The locked castle of a command. It may be the caller's own, which the rules then refuse. */
function lockedCastle(player: LockedPlayer, others: readonly LockedPlayer[], id: number): LockedPlayer {
  const castle = others.find((other) => other.id === id) ?? (player.id === id ? player : undefined)
  if (!castle || castle.kind === 'DELETED') throw unknownCastle()
  return castle
}

export const raidsHandlers = {
  listOpponents: playerQuery(async ({ player }) => {
    const found = await readOpponents(player.id)
    const situations = await readSituations(
      player,
      await findPlayers(found.map(({ opponentId }) => opponentId)),
    )
    const instant = now()
    return {
      items: [
        ...viewRows(situations.castles, (there) => viewOpponent(player, there, situations), OPPONENTS).sort(
          (left, right) => left.winPercent - right.winPercent,
        ),
        viewTraining(situations, instant),
      ],
      serverTime: instant.toISOString(),
    }
  }),

  getOpponent: playerQuery(async ({ player, params: { opponentId } }) => {
    if (opponentId === TRAINING_OPPONENT_ID) return viewTraining(await readSituations(player, []), now())
    const castle = await findPlayer(opponentId)
    if (!castle || castle.kind === 'DELETED') throw unknownCastle()
    const situations = await readSituations(player, [castle])
    const [there] = situations.castles
    if (!there) throw unknownCastle()
    return viewOpponent(player, there, situations)
  }),

  setGarrison: command(async ({ player, body: { garrison } }) => {
    refuseByRules(defencePlanRefusals(garrison))
    saveRaidCastle(player.id, garrisonChanges(garrison))
    return { garrison }
  }),

  setMotto: command(async ({ player, body }) => {
    const motto = body.motto.trim()
    saveRaidCastle(player.id, { motto })
    return { motto }
  }),

  searchOpponents: command(async ({ player, seed }) => ({ found: await searchOpponents(player, seed) })),

  spyOnCastle: command(
    async ({ player, others, params: { opponentId } }) => {
      const castle = lockedCastle(player, others, opponentId)
      const before = await readSituations(player, [castle])
      const [there] = before.castles
      if (!there) throw unknownCastle()
      spyOnCastle(player, before.own, there)
      const after = await readSituations(player, [castle])
      const [seen] = after.castles
      if (!seen) throw unknownCastle()
      return { opponent: viewOpponent(player, seen, after) }
    },
    { others: async ({ params: { opponentId } }) => othersOf(opponentId) },
  ),

  startRaid: command(
    async ({ player, others, body }) => {
      const { opponentId, position, siegeTower, projectiles } = body
      const choice = { position, siegeTower, projectiles }
      const isTraining = opponentId === TRAINING_OPPONENT_ID
      const victim = isTraining ? null : lockedCastle(player, others, opponentId)
      const [situations, prepared] = await Promise.all([
        readSituations(player, victim ? [victim] : []),
        prepareRaid(player, victim),
      ])
      const situation = situations.castles[0] ?? null
      const target = {
        state: situation ? classed(situation, situations).state : situations.training,
        situation,
        victim,
      }
      const motto = (body.motto ?? situations.own.motto).trim()
      return viewFoughtRaid(await startRaid(player, situations, target, choice, motto, prepared), now())
    },
    { others: async ({ body: { opponentId } }) => othersOf(opponentId) },
  ),
} satisfies HandlersOf<'raids'>
