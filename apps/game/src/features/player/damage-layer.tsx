import type { BuildingsData, PlayerInfo } from '#generated/types.ts'
import { CastleDamage } from '../../art/castle/castle-damage.tsx'
import type { TimeOfDay } from '../../art/palette.ts'
import { castleStages } from '../../shared/castle/castle-buildings.ts'
import { damagedPart } from '../../shared/castle/damaged-buildings.ts'

type DamageLayerProps = { player: PlayerInfo; buildings: BuildingsData['buildings']; time: TimeOfDay }

/** What raids have left of the player's walls, moats and stakes, over the picture of the castle. */
export function DamageLayer({ player, buildings, time }: DamageLayerProps) {
  return (
    <CastleDamage
      damaged={buildings.flatMap((state) => damagedPart(state) ?? [])}
      stages={castleStages(player.title, buildings)}
      time={time}
      armsId={player.arms}
    />
  )
}
