import { skilledRecyclePoints } from '#rules/forge/recycle.ts'
import { skillsOf } from '../army/host.ts'
import type { PlayerRow } from '../player/player-row.ts'
import type { OwnGear } from './own-gear.ts'

/** Enhance points that a player gets for recycling a piece. */
export function pointsOf(player: Pick<PlayerRow, 'skills'>, { row, gear }: OwnGear): number {
  return skilledRecyclePoints(
    {
      gearId: row.gearId,
      level: gear.model.level,
      quality: row.quality,
      enhancePoints: row.enhancePoints,
      fromMarket: row.fromMarket,
    },
    skillsOf(player).recyclePoints,
  )
}
