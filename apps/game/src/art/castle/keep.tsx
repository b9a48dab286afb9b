import { memo } from 'react'
import { KeepOfStone } from './keep-of-stone.tsx'
import { Banner } from './parts/banner.tsx'
import { Foundation } from './parts/foundation.tsx'
import { Door, Windows } from './parts/openings.tsx'
import { Group, P, Shadow, Tex } from './parts/path.tsx'
import type { Stage } from './stages.ts'

function Footing() {
  return (
    <>
      <Foundation x={340} b={424} w={120} h={26} />
      <P c="s2 k" d="M374 418v-12h17v12ZM392 418v-11h16v11ZM382 406v-11h17v11ZM410 418v-8h12v8Z" />
      <P c="w3 k" d="M430 420l8-64h4l-4 64ZM424 364l38-14 1 4-38 13Z" />
      <P c="rope" d="M460 353v28" />
      <P c="s3 k" d="M454 381h12v10h-12Z" />
    </>
  )
}

/** A wooden tower on a mound. */
function KeepOfWood() {
  return (
    <>
      <Shadow x={412} y={426} rx={80} ry={16} />
      <P c="gG k2" d="M318 430Q345 394 400 392T482 430Z" />
      <Tex c="gP2" t="pP" d="M362 398V306h60v95Z" />
      <Tex c="gP3" t="pP" d="M422 401V306l22-6v94Z" />
      <P c="w4" d="M356 310l8 12h-4l-8-12ZM424 310l-6 12h4l8-12Z" />
      <Tex c="gP2" t="pP" d="M354 310v-36h76v38Z" />
      <Tex c="gP3" t="pP" d="M430 312v-38l24-6v38Z" />
      <P c="w4" d="M354 294h76v3h-76Z" />
      <Tex c="rQ" t="pQ" d="M346 276L398 226L438 278Z" />
      <Tex c="q3" t="pQ" o={0.6} d="M398 226L462 268L438 278Z" />
      <Windows
        at={[
          [376, 298, 6, 11],
          [392, 298, 6, 11],
          [408, 298, 6, 11],
          [392, 350, 7, 14],
        ]}
      />
      <Door x={392} b={399} w={18} h={28} />
      <Banner x={398} y={192} w={42} h={26} arms />
    </>
  )
}

export const Keep = memo(function Keep({ stage }: { stage: Stage }) {
  return (
    <Group of="keep">
      {stage === 0 && <Footing />}
      {stage === 1 && <KeepOfWood />}
      {stage > 1 && <KeepOfStone grand={stage === 3} />}
    </Group>
  )
})
