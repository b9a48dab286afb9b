import { useId, useMemo } from 'react'
import type { TimeOfDay } from '../palette.ts'
import { SceneContext } from './castle-ids.ts'
import { Damage, type Damaged } from './damage.tsx'
import { Defs } from './defs.tsx'
import { sceneStyle } from './scene-style.ts'
import type { Stages } from './stages.ts'

type CastleDamageProps = {
  damaged: readonly Damaged[]
  stages: Stages
  time: TimeOfDay
  armsId: number | string
}

/** What raids have left of buildings, over the picture of the castle. Decoration: marks name it. */
export function CastleDamage({ damaged, stages, time, armsId }: CastleDamageProps) {
  const uid = useId()
  const scene = useMemo(() => ({ uid, time, armsId }), [uid, time, armsId])
  const style = useMemo(() => sceneStyle(scene), [scene])
  return (
    <SceneContext value={scene}>
      <svg
        className="castle castle-damage"
        viewBox="0 0 800 680"
        preserveAspectRatio="xMidYMid slice"
        style={style}
        aria-hidden="true"
      >
        <Defs uid={uid} stakes={stages.stakes} />
        {damaged.map((building) => (
          <Damage key={building} of={building} stages={stages} />
        ))}
      </svg>
    </SceneContext>
  )
}
