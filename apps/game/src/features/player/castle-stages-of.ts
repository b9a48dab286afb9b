import type { PlayerProfile } from '#generated/types.ts'
import { isStage, type Stages } from '../../art/castle/stages.ts'
import { castleStages, DRAWN_AS } from '../../things/castle/castle-buildings.ts'

/** The picture of another player's castle: its levels are unknown, its stages are not. */
export function castleStagesOf({ player, castle }: Pick<PlayerProfile, 'player' | 'castle'>): Stages {
  const stages = castleStages(player.title)
  for (const { building, stage } of castle) if (isStage(stage)) stages[DRAWN_AS[building]] = stage
  return stages
}
