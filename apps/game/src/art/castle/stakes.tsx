import { memo } from 'react'
import { useScene } from './castle-ids.ts'
import { Logs } from './parts/goods.tsx'
import { Group, P } from './parts/path.tsx'
import type { Stage } from './stages.ts'

const COUNT = { 1: 7, 2: 9, 3: 10 } as const

/** Places of the stakes on the outer bank, which depends on the moat: x, y, lean in degrees. */
function places(stage: 1 | 2 | 3, moats: Stage) {
  const n = COUNT[stage]
  const reach = moats > 2 ? 262 : 252
  const foot = moats > 2 ? 636 : moats > 1 ? 628 : 622
  return (stage === 3 ? [0, 1] : [0]).flatMap((row) =>
    [-1, 1].flatMap((side) =>
      Array.from({ length: n }, (_, i) => {
        const q = i / (n - 1)
        return {
          x: Math.round(400 + side * (60 + q * reach)),
          y: Math.round(foot - q ** 2.3 * 98 + row * 12),
          lean: Math.round(side * (5 + q * 7) * 2.2),
        }
      }),
    ),
  )
}

/** Pegs on the bank and a stack of logs to be sharpened. */
function Footing() {
  return (
    <>
      <P c="w2 k" d="M130 566v-12h3v12ZM200 606v-12h3v12ZM600 606v-12h3v12ZM670 566v-12h3v12Z" />
      <Logs x={640} y={590} />
      <P c="w1 k2" d="M612 594l26-9 1.5 3-22 9Z" />
    </>
  )
}

type StakesProps = {
  stage: Stage
  moats: Stage
}

export const Stakes = memo(function Stakes({ stage, moats }: StakesProps) {
  const { uid } = useScene()
  return (
    <Group of="stakes">
      {stage === 0 ? (
        <Footing />
      ) : (
        places(stage, moats).map(({ x, y, lean }) => (
          <use key={`${x} ${y}`} href={`#${uid}k`} transform={`translate(${x} ${y}) rotate(${lean})`} />
        ))
      )}
    </Group>
  )
})
