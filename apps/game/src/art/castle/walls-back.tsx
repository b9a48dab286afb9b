import { memo } from 'react'
import { Group } from './parts/path.tsx'
import { Tower } from './parts/tower.tsx'
import { Palisade, Wall } from './parts/wall.tsx'
import type { Stage } from './stages.ts'

function CornerTower({ x, grand }: { x: number; grand: boolean }) {
  return (
    <Tower
      x={x}
      b={402}
      w={grand ? 34 : 30}
      h={grand ? 74 : 54}
      roof={grand ? 52 : 0}
      slit
      windows={grand ? [[0, 0.3, 4, 9]] : []}
    />
  )
}

/** The half of the walls behind the bailey. */
export const WallsBack = memo(function WallsBack({ stage }: { stage: Stage }) {
  if (stage === 0) return null
  if (stage === 1) {
    return (
      <Group of="walls">
        <Palisade x1={218} y1={398} x2={400} y2={376} h={26} />
        <Palisade x1={400} y1={376} x2={582} y2={398} h={26} />
        <Palisade x1={164} y1={486} x2={218} y2={398} h={28} />
        <Palisade x1={582} y1={398} x2={636} y2={486} h={28} />
      </Group>
    )
  }
  const grand = stage === 3
  const h = grand ? 40 : 32
  return (
    <Group of="walls">
      <Wall x1={230} y1={396} x2={400} y2={378} h={h} />
      <Wall x1={400} y1={378} x2={570} y2={396} h={h} shade />
      <Wall x1={164} y1={490} x2={222} y2={400} h={h} />
      <Wall x1={578} y1={400} x2={636} y2={490} h={h} shade />
      <CornerTower x={224} grand={grand} />
      <CornerTower x={576} grand={grand} />
    </Group>
  )
})
