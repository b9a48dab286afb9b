import type { Opponent, RaidsData, SeenCastle, StartRaidResult } from '#generated/types.ts'
import { projectilesCapacity } from '#rules/buildings/buildings.ts'
import type { Refusal } from '#rules/core/refusal.ts'
import { armsCodeOfPlayer } from '#rules/heraldry/arms-code.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { WHOLE_HOME } from '#rules/raids/home.ts'
import { raidGold } from '#rules/raids/raid-spoils.ts'
import type { RaidState } from '#rules/raids/raid-state.ts'
import { raidRefusals } from '#rules/raids/refusals.ts'
import { raidEnergy, raidExperience, raidGlory } from '#rules/raids/spoils.ts'
import { TRAINING_OPPONENT_ID } from '#rules/raids/training.ts'
import { armsCodeNow } from '../../game/player/player-info.ts'
import type { PlayerRow } from '../../game/player/player-row.ts'
import { type LeftMottoRow, MOTTOS, viewLeftMotto } from '../../game/raids/left-mottos.ts'
import type { RaidCastleRow } from '../../game/raids/raid-castle.ts'
import { defenceOf, garrisonOf } from '../../game/raids/raid-contender.ts'
import { viewReward } from '../../game/rewards/reward.ts'
import { bulkhead, viewRows } from '../../platform/bulkhead.ts'
import type { SpyingRow } from './opponent-store.ts'
import { raidDayOf } from './raid-day.ts'
import { classed, type Situation, type Situations } from './situation.ts'
import { spyReasons } from './spy-on-castle.ts'
import type { FoughtRaid } from './start-raid.ts'
import { storedSeen } from './stored-seen.ts'

const SPYINGS = bulkhead('spyings')

type Reasons = Opponent['raidRefusals']

function viewReasons(refusals: readonly Refusal<Reasons[number]['code']>[]): Reasons {
  return refusals.map(({ code, message }) => ({ code, message }))
}

function viewSeen({ seen, seenAt, until }: SpyingRow, name: string): SeenCastle {
  const { host: own, castle } = storedSeen(seen)
  return {
    host: { ...own, name },
    castle,
    seenAt: seenAt.toISOString(),
    until: until.toISOString(),
  }
}

function raidReasons({ raider, difficulty, victim }: RaidState): Reasons {
  const { contender, energy, isResting, isAway } = raider
  return viewReasons(raidRefusals({ level: contender.level, energy, isResting, isAway, difficulty, victim }))
}

function viewStakes({ raider, difficulty, victim, defender }: RaidState) {
  const { level } = raider.contender
  const { instructors, energySpentToday } = raider
  const { loot, limit } = raidGold({ difficulty, victim, defender }, level)
  return {
    difficulty,
    energy: raidEnergy(difficulty),
    experience: raidExperience(difficulty, 'WIN', { level, instructors, energySpentToday }),
    glory: raidGlory(difficulty, 'WIN'),
    lootMax: loot,
    lootLimit: limit,
  }
}

/** A castle as the raider sees it. */
export function viewOpponent(raider: PlayerRow, there: Situation, situations: Situations): Opponent {
  const { player, seen } = there
  const { state, winPercent, homePercent } = classed(there, situations)
  return {
    opponentId: player.id,
    name: player.name,
    guildTag: player.guildTag,
    arms: armsCodeNow(player),
    level: player.level,
    title: titleForLevel(player.level),
    isGenerated: player.kind === 'NEIGHBOUR',
    winPercent,
    homePercent,
    ...viewStakes(state),
    seen: seen && (viewRows([seen], (row) => viewSeen(row, player.name), SPYINGS)[0] ?? null),
    raidRefusals: raidReasons(state),
    spyRefusals: viewReasons(spyReasons(raider, situations.own, there)),
  }
}

/** Of a hundred trainings on a bare side, won. The dummies are as weak for everybody. */
const TRAINING_WIN_PERCENT = 99

export function viewTraining({ training }: Situations, seenAt: Date): Opponent {
  const { defender, castle } = training
  return {
    opponentId: TRAINING_OPPONENT_ID,
    name: defender.name,
    guildTag: null,
    arms: armsCodeOfPlayer(TRAINING_OPPONENT_ID),
    level: defender.level,
    title: titleForLevel(defender.level),
    isGenerated: true,
    winPercent: TRAINING_WIN_PERCENT,
    homePercent: WHOLE_HOME,
    ...viewStakes(training),
    seen: viewSeen(
      {
        castleId: TRAINING_OPPONENT_ID,
        seen: { host: defender, castle },
        seenAt,
        until: new Date(seenAt.getTime() + 86_400_000),
      },
      defender.name,
    ),
    raidRefusals: raidReasons(training),
    spyRefusals: [],
  }
}

export function viewRaids(
  player: PlayerRow,
  castle: RaidCastleRow,
  mottos: readonly LeftMottoRow[],
  instant: Date,
): RaidsData {
  const { position, siegeTower } = castle
  const { raidsWon, raidsLost, raidsDrawn, defencesWon, defencesLost, defencesDrawn } = castle
  const capacity = projectilesCapacity(player.catapultProjectiles)
  const { projectilesThrown } = raidDayOf(castle, instant)
  const ahead = (until: Date | null) => (until !== null && until > instant ? until.toISOString() : null)
  return {
    garrison: garrisonOf(castle),
    motto: castle.motto,
    plan: { position, siegeTower },
    defence: defenceOf(player, castle),
    damaged: [...castle.damaged],
    machines: {
      catapult: player.catapult,
      projectiles: Math.max(0, capacity - projectilesThrown),
      projectilesMax: capacity,
    },
    record: { raidsWon, raidsLost, raidsDrawn, defencesWon, defencesLost, defencesDrawn },
    mottos: viewRows(mottos, viewLeftMotto, MOTTOS),
    protectedUntil: ahead(castle.protectedUntil),
    restUntil: ahead(castle.restUntil),
    immuneUntil: ahead(castle.immuneUntil),
    spyImmuneUntil: ahead(castle.spyImmuneUntil),
    spiesBackAt: ahead(castle.spiesBackAt),
    serverTime: instant.toISOString(),
  }
}

export function viewFoughtRaid(raid: FoughtRaid, instant: Date): StartRaidResult {
  const { fightId, report, spoils, reward, restUntil } = raid
  return {
    fightId,
    result: report.result,
    loot: spoils.loot,
    lootLimit: spoils.lootLimit,
    reward: viewReward(reward),
    broken: spoils.broken,
    damagedBuilding: report.damagedBuilding,
    restUntil: restUntil?.toISOString() ?? null,
    serverTime: instant.toISOString(),
  }
}
