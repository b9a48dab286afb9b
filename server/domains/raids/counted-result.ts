import type { FightResult } from '#rules/fight/report.ts'
import type { RaidCastleChanges, RaidCastleRow } from '../../game/raids/raid-castle.ts'

/** The raider's record after a raid with this result. */
export function countedRaid(castle: RaidCastleRow, result: FightResult): RaidCastleChanges {
  return {
    raidsWon: castle.raidsWon + Number(result === 'WIN'),
    raidsLost: castle.raidsLost + Number(result === 'LOSE'),
    raidsDrawn: castle.raidsDrawn + Number(result === 'DRAW'),
  }
}

/** The victim's record after a raid with this result of the raider. */
export function countedDefence(castle: RaidCastleRow, result: FightResult): RaidCastleChanges {
  return {
    defencesWon: castle.defencesWon + Number(result === 'LOSE'),
    defencesLost: castle.defencesLost + Number(result === 'WIN'),
    defencesDrawn: castle.defencesDrawn + Number(result === 'DRAW'),
  }
}

const OPPOSITE = { WIN: 'LOSE', LOSE: 'WIN', DRAW: 'DRAW' } as const satisfies Record<
  FightResult,
  FightResult
>

/** The result for the other side. */
export function resultForDefender(result: FightResult): FightResult {
  return OPPOSITE[result]
}
