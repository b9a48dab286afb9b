import { ArmsShield } from '../arms.tsx'
import { useScene } from './castle-ids.ts'
import { P, Shadow, Tex } from './parts/path.tsx'
import { Tower } from './parts/tower.tsx'
import { merlons } from './parts/wall.tsx'

/** The gatehouse with its portcullis and the arms over it. */
export function Gate({ grand }: { grand: boolean }) {
  const { armsId } = useScene()
  const top = grand ? 442 : 448
  const left = grand ? 368 : 364
  return (
    <g transform="translate(0 18)">
      <Shadow x={400} y={526} rx={52} ry={8} />
      <Tex c="gW" t="pS" d={grand ? 'M370 526v-84h60v84Z' : 'M366 526v-78h68v78Z'} />
      <P c="k gW" d={merlons(left, top, 800 - left, top, 9, 6, 8)} />
      <P c="s1 k" d="M378 526v-34a22 22 0 0 1 44 0v34Z" />
      <P c="win0 k" d="M382 526v-33a18 18 0 0 1 36 0v33Z" />
      <P
        c="port"
        d="M388 526v-47M394 526v-50M400 526v-51M406 526v-50M412 526v-47M382 492h36M382 502h36M382 482h36"
      />
      <P c="w3 k" d="M382 526v-20h8l-3 22ZM418 526v-20h-8l3 22Z" />
      {grand && <Tower x={360} b={528} w={30} h={84} roof={50} windows={[[0, 0.3, 4, 10]]} slit />}
      {grand && <Tower x={440} b={528} w={30} h={84} roof={50} windows={[[0, 0.3, 4, 10]]} slit />}
      <g transform={`translate(388 ${top + 2}) scale(.24)`}>
        <ArmsShield id={armsId} diaper={false} />
      </g>
    </g>
  )
}
