import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'
import './paints.css'
import './castle.css'
import './building-picture.css'
import type { CustomStyle } from '../custom-style.ts'
import type { TimeOfDay } from '../palette.ts'
import { SceneContext } from './castle-ids.ts'
import { Catapult } from './catapult.tsx'
import { Damage, type Damaged } from './damage.tsx'
import { Defs } from './defs.tsx'
import { Forge } from './forge.tsx'
import { Hill } from './landscape.tsx'
import { Moats } from './moats.tsx'
import { Projectiles } from './projectiles.tsx'
import { sceneStyle } from './scene-style.ts'
import { ServantsHouse } from './servants-house.tsx'
import { Stable } from './stable.tsx'
import type { Building, Stage, Stages } from './stages.ts'
import { Stakes } from './stakes.tsx'
import { Storage } from './storage.tsx'
import { WallsBack } from './walls-back.tsx'
import { WallsFront } from './walls-front.tsx'

const PaintContext = createContext<CustomStyle>({})

type BuildingPaintsProps = {
  time: TimeOfDay
  armsId: number | string
  /** Stage of the stakes: their shape is one of the paints. */
  stakes: Stage
  children: ReactNode
}

/** Defines the castle's paints once for all pictures of single buildings inside. */
export function BuildingPaints({ time, armsId, stakes, children }: BuildingPaintsProps) {
  const uid = useId()
  const scene = useMemo(() => ({ uid, time, armsId }), [uid, time, armsId])
  const style = useMemo(() => sceneStyle(scene), [scene])
  return (
    <SceneContext value={scene}>
      <PaintContext value={style}>
        <svg className="castle building-paints" style={style} aria-hidden="true">
          <Defs uid={uid} stakes={stakes} />
        </svg>
        {children}
      </PaintContext>
    </SceneContext>
  )
}

/** The part of the 800 × 680 picture that shows a building. */
const VIEWS: Record<Exclude<Building, 'keep'>, string> = {
  forge: '136 366 236 118',
  storage: '381 336 280 140',
  servantsHouse: '214 360 216 110',
  walls: '128 394 340 170',
  moats: '122 496 272 136',
  stakes: '524 504 200 108',
  stable: '478 552 240 120',
  catapult: '57 556 224 112',
  projectiles: '206 598 120 66',
}

type BuildingPictureProps = {
  building: Exclude<Building, 'keep'>
  stages: Stages
  /** Whether work is in progress there. */
  smoke?: boolean
  /** What a raid has damaged there. */
  damaged?: Damaged | null
  className?: string
}

/** One building, cut out of the castle's picture. Decoration: the parent names it. */
export function BuildingPicture(props: BuildingPictureProps) {
  const { building, stages, smoke = false, damaged = null, className = '' } = props
  const style = useContext(PaintContext)
  return (
    <svg
      className={`castle building-picture ${className}`}
      viewBox={VIEWS[building]}
      preserveAspectRatio="xMidYMid slice"
      style={style}
      aria-hidden="true"
    >
      <rect className="building-sky" width="800" height="680" />
      <Hill walled={false} />
      <Drawing building={building} stages={stages} smoke={smoke} />
      {damaged && <Damage of={damaged} stages={stages} />}
    </svg>
  )
}

function Drawing({
  building,
  stages,
  smoke = false,
}: Pick<BuildingPictureProps, 'building' | 'stages' | 'smoke'>) {
  switch (building) {
    case 'forge':
      return <Forge stage={stages.forge} smoke={smoke} />
    case 'storage':
      return <Storage stage={stages.storage} />
    case 'servantsHouse':
      return <ServantsHouse stage={stages.servantsHouse} />
    case 'walls':
      return (
        <>
          <WallsBack stage={stages.walls} />
          <WallsFront stage={stages.walls} />
        </>
      )
    case 'moats':
      return (
        <>
          <Moats stage={stages.moats} />
          <WallsFront stage={stages.walls} />
        </>
      )
    case 'stakes':
      return <Stakes stage={stages.stakes} moats={stages.moats} />
    case 'stable':
      return <Stable stage={stages.stable} />
    case 'catapult':
      return <Catapult stage={stages.catapult} loaded={stages.projectiles > 0} />
    case 'projectiles':
      return <Projectiles stage={stages.projectiles} />
  }
}
