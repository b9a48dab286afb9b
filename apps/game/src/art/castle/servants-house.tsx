import { memo } from 'react'
import { Foundation } from './parts/foundation.tsx'
import { Logs } from './parts/goods.tsx'
import { House } from './parts/house.tsx'
import { Door, Windows } from './parts/openings.tsx'
import { Group, P } from './parts/path.tsx'
import type { Stage } from './stages.ts'

/** A timber frame waiting for its walls. */
function Footing() {
  return (
    <>
      <Foundation x={284} b={446} w={62} h={14} />
      <P c="w2 k" d="M296 440v-30h3.5v30ZM322 441v-30h3.5v30ZM293 412l17-15 18 15-2 2-16-13-15 13Z" />
      <P c="w4" o={0.7} d="M298 428l25-14v2.5l-25 14Z" />
      <Logs x={336} y={456} />
    </>
  )
}

function Cottage() {
  return (
    <>
      <House x={286} b={446} w={26} d={30} h={16} rise={18} roof="H" />
      <Door x={299} b={447} w={9} h={14} />
      <Windows at={[[326, 440, 5, 8]]} />
      <P c="w3 k2" d="M346 450v-12h2v12ZM374 446v-12h2v12Z" />
      <P c="rope" d="M347 439q14 5 28-4" />
      <P c="s1 k2" d="M352 441h6v7h-6ZM363 441l7-1v8l-7 1Z" />
    </>
  )
}

function TimberedHouse() {
  return (
    <>
      <House x={284} b={446} w={28} d={36} h={24} rise={22} roof="Q" timbered />
      <Door x={298} b={447} w={10} h={16} />
      <Windows
        at={[
          [292, 432, 4, 7],
          [322, 434, 5, 9],
          [336, 434, 5, 9],
        ]}
      />
    </>
  )
}

function Wing() {
  return (
    <>
      <House x={280} b={446} w={30} d={42} h={34} rise={24} stone roof="R" />
      <P c="s2 k" d="M328 390v-22h10v20Z" />
      <Door x={295} b={447} w={11} h={17} />
      <Windows
        at={[
          [289, 424, 4, 8],
          [301, 424, 4, 8],
          [318, 436, 5, 9],
          [332, 433, 5, 9],
          [346, 430, 5, 9],
          [318, 419, 5, 9],
          [332, 416, 5, 9],
          [346, 413, 5, 9],
          [295, 406, 5, 8],
        ]}
      />
    </>
  )
}

export const ServantsHouse = memo(function ServantsHouse({ stage }: { stage: Stage }) {
  return (
    <Group of="servantsHouse" at={`translate(-48 ${stage === 3 ? -45 : -38}) scale(1.12)`}>
      {stage === 0 && <Footing />}
      {stage === 1 && <Cottage />}
      {stage === 2 && <TimberedHouse />}
      {stage === 3 && <Wing />}
    </Group>
  )
})
