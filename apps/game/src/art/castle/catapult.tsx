import { memo } from 'react'
import { Foundation } from './parts/foundation.tsx'
import { Dot, Group, P, Shadow } from './parts/path.tsx'
import type { Stage } from './stages.ts'

function Wheel({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle className="wheel2 k" cx={x} cy={y} r={r} />
      <P c="spk" d={`M${x - r + 2} ${y}h${2 * r - 4}M${x} ${y - r + 2}v${2 * r - 4}`} />
      <Dot c="m1 k2" x={x} y={y} r={2.2} />
    </>
  )
}

/** Wheels and a beam, not yet assembled. */
function Footing() {
  return (
    <>
      <Foundation x={130} b={648} w={84} h={16} />
      <P c="w2 k" d="M140 646l58-14 1.5 4-58 14Z" />
      <Wheel x={152} y={634} r={10} />
      <Wheel x={204} y={646} r={9} />
    </>
  )
}

const SCALE = { 1: 0.82, 2: 1, 3: 1.16 } as const

function Engine({ loaded, grand }: { loaded: boolean; grand: boolean }) {
  return (
    <>
      <Shadow x={8} y={2} rx={58} ry={10} />
      <P c="w3 k" d="M-40-16L44-22V-15L-40-8Z" />
      <P c="w2 k" d="M-44-10H46V-2H-44Z" />
      <P c="w3 k" d="M-6-10L4-58h7L6-10ZM30-10L9-58h7L40-10Z" />
      <P c="w2 k" d="M-12-8L0-58h7L-2-8ZM24-8L7-58h7L34-8Z" />
      <g transform="rotate(-24 8 -52)">
        <P c="w1 k" d="M-58-55H52V-49H-58Z" />
        <P c="w4" d="M-30-55h2v6h-2ZM-12-55h2v6h-2ZM26-55h2v6h-2Z" />
        <P c="w3 k" d="M-72-56q0-8 8-8h8v9l-2 8h-6q-8 0-8-9Z" />
        {loaded && <Dot c="s3 k" x={-63} y={-64} r={7} />}
        {loaded && <Dot c="s2" x={-65} y={-66} r={2.5} />}
      </g>
      <P c="k gI" d="M42-48h22v26q-11 5-22 0Z" />
      <P c="rope" d="M-52-28L-30-6" />
      <Wheel x={-30} y={-2} r={10} />
      <Wheel x={32} y={-2} r={10} />
      <Dot c="m1 k" x={8} y={-52} r={4} />
      {grand && (
        <>
          <P c="o2 k" d="M-44-10H-38V-2H-44ZM40-10H46V-2H40Z" />
          <P c="b1 k" d="M46-50h14v16l-7-5-7 5Z" />
          <P c="m2 k" d="M-58-28l8 3-6-9Z" />
        </>
      )}
    </>
  )
}

type CatapultProps = {
  stage: Stage
  /** Whether a stone is in the spoon. */
  loaded: boolean
}

export const Catapult = memo(function Catapult({ stage, loaded }: CatapultProps) {
  if (stage === 0) {
    return (
      <Group of="catapult">
        <Footing />
      </Group>
    )
  }
  return (
    <Group of="catapult" at={`translate(178 648) scale(${SCALE[stage]})`}>
      <Engine loaded={loaded} grand={stage === 3} />
    </Group>
  )
})
