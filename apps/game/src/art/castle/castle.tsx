import { memo, useId, useMemo } from 'react'
import './paints.css'
import './castle.css'
import type { TimeOfDay } from '../palette.ts'
import { SceneContext } from './castle-ids.ts'
import { Catapult } from './catapult.tsx'
import { Defs } from './defs.tsx'
import { Foreground, Road } from './foreground.tsx'
import { Forge } from './forge.tsx'
import { Keep } from './keep.tsx'
import { FarLand, Hill } from './landscape.tsx'
import { Moats } from './moats.tsx'
import { Projectiles } from './projectiles.tsx'
import { sceneStyle } from './scene-style.ts'
import { ServantsHouse } from './servants-house.tsx'
import { Sky } from './sky.tsx'
import { Stable } from './stable.tsx'
import type { Stages } from './stages.ts'
import { Stakes } from './stakes.tsx'
import { Storage } from './storage.tsx'
import { WallsBack } from './walls-back.tsx'
import { WallsFront } from './walls-front.tsx'

export type CastleProps = {
  stages: Stages
  time: TimeOfDay
  /** Smoke over the forge: something can be sharpened. */
  smoke: boolean
  /** The id of the arms over the gate and on the banner. */
  armsId: number | string
  /** Cloth and trim of the banner. By default the two colours of the arms. */
  banner?: readonly [cloth: string, trim: string]
  className?: string
  /** Description for screen readers. */
  title?: string
}

/** The castle as a picture of 800 × 680, back to front. */
export const Castle = memo(function Castle(props: CastleProps) {
  const { stages, time, smoke, armsId, banner, className = '', title = 'Замок' } = props
  const uid = useId()
  const scene = useMemo(() => ({ uid, time, armsId }), [uid, time, armsId])
  const style = useMemo(() => sceneStyle(scene, banner), [scene, banner])

  return (
    <SceneContext value={scene}>
      <svg
        role="img"
        aria-label={title}
        className={`castle ${className}`}
        viewBox="0 0 800 680"
        preserveAspectRatio="xMidYMid slice"
        style={style}
      >
        <Defs uid={uid} stakes={stages.stakes} />
        <Sky />
        <FarLand />
        <Hill walled={stages.walls > 0} />
        <WallsBack stage={stages.walls} />
        <Keep stage={stages.keep} />
        <ServantsHouse stage={stages.servantsHouse} />
        <Storage stage={stages.storage} />
        <Forge stage={stages.forge} smoke={smoke} />
        <Road moats={stages.moats} />
        <Moats stage={stages.moats} />
        <WallsFront stage={stages.walls} />
        <Stakes stage={stages.stakes} moats={stages.moats} />
        <Stable stage={stages.stable} />
        <Catapult stage={stages.catapult} loaded={stages.projectiles > 0} />
        <Projectiles stage={stages.projectiles} />
        <Foreground />
      </svg>
    </SceneContext>
  )
})
