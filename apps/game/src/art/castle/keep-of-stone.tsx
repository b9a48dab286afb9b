import { r1 } from '../random.ts'
import { Banner } from './parts/banner.tsx'
import { Door, Slit, Win } from './parts/openings.tsx'
import { P, Shadow, Tex } from './parts/path.tsx'
import { Tower } from './parts/tower.tsx'
import { merlons } from './parts/wall.tsx'

const BASE = 424

/** Left edge, top and width of the front, and depth of the side, in picture units. */
type Block = {
  x: number
  t: number
  w: number
  side: number
}

/** The hipped slate roof of the grand keep with a gilded ridge and a dormer. */
function Roof({ x, t, w, side }: Block) {
  const r = x + w
  const crest = [0, 1, 2, 3, 4, 5, 6].map((i) => `M${x + 31 + i * 7} ${t - 62}l2-6 2 6Z`).join('')
  return (
    <>
      <Tex c="rR" t="pR" d={`M${x + 8} ${t - 6}L${x + 30} ${t - 62}H${r - 18}L${r - 4} ${t - 6}Z`} />
      <Tex
        c="r3"
        t="pR"
        o={0.7}
        d={`M${r - 18} ${t - 62}L${r + side - 12} ${t - 68}L${r + side - 4} ${t - 13}L${r - 4} ${t - 6}Z`}
      />
      <P c="ol" d={`M${x + 29} ${t - 62}H${r - 18}L${r + side - 12} ${t - 68}`} />
      <P c="o2" d={crest} />
      <P c="s1 k" d={`M${x + 40} ${t - 18}v-14l9-11 9 11v14Z`} />
      <P c="r2 k" d={`M${x + 37} ${t - 30}l12-16 12 16Z`} />
      <Win x={x + 49} y={t - 19} w={6} h={11} />
      <P c="k gW" d={`M${x - 4} ${t + 4}v-10h${w + 6}v10Z${merlons(x - 4, t - 6, r + 2, t - 6, 9, 6, 8)}`} />
    </>
  )
}

function Rose({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="28" className="gl gw" />
      <circle r="13" className="win rosette" />
      <P c="ros" d="M0-12v24M-12 0h24M-8.5-8.5l17 17M8.5-8.5l-17 17" />
      <circle r="4" className="s1 k2" />
    </g>
  )
}

function Openings({ x, t, w, side, grand }: Block & { grand: boolean }) {
  const r = x + w
  const h = BASE - t
  const columns = grand ? [0, 1, 2] : [0, 1]
  const at = (i: number) => x + (w * (i + 0.5)) / columns.length + (grand ? (i - 1) * 4 : 0)
  const upper = r1(t + h * (grand ? 0.24 : 0.26) + (grand ? 8.5 : 7))
  const lower = r1(t + h * (grand ? 0.56 : 0.58) + (grand ? 7 : 6))
  return (
    <>
      {columns.map((i) => (
        <g key={i}>
          {(!grand || i !== 1) && <Win x={at(i)} y={upper} w={grand ? 8 : 7} h={grand ? 17 : 14} />}
          <Win x={at(i)} y={lower} w={grand ? 7 : 6} h={grand ? 14 : 12} />
        </g>
      ))}
      <Slit x={r + side * 0.35} y={BASE - h * 0.28} h={11} />
      <Slit x={r + side * 0.65} y={BASE - h * 0.62} h={11} />
      <Win x={r + side * 0.5} y={t + h * 0.3} w={5} h={12} />
      {grand && <Rose x={x + w / 2} y={t + 34} />}
      <P c="s1 k" d={`M${x + w / 2 - 15} ${BASE + 3}v-25a15 15 0 0 1 30 0v25Z`} />
      <Door x={x + w / 2} b={BASE + 3} w={22} h={34} />
    </>
  )
}

/** Turrets corbelled out at the front corners, and the stair tower. */
function GrandTurrets({ x, t, w }: Block) {
  const r = x + w
  return (
    <>
      <Tower x={x - 2} b={t + 66} w={26} h={84} roof={60} corbelled windows={[[0, 0.3, 4, 10]]} />
      <P c="s3 k" d={`M${x - 15} ${t + 66}q13 8 26 0l-9 20q-4 2-8 0Z`} />
      <Tower x={r + 2} b={t + 60} w={24} h={74} roof={56} corbelled windows={[[0, 0.3, 4, 10]]} />
      <P c="s3 k" d={`M${r - 10} ${t + 60}q12 7 24 0l-9 18q-3 2-6 0Z`} />
      <Tower
        x={x - 24}
        b={BASE}
        w={30}
        h={BASE - t - 52}
        roof={48}
        windows={[
          [0, 0.3, 4, 10],
          [0, 0.6, 4, 10],
        ]}
      />
    </>
  )
}

export function KeepOfStone({ grand }: { grand: boolean }) {
  const w = grand ? 98 : 84
  const side = grand ? 32 : 26
  const h = grand ? 176 : 140
  const x = 402 - w / 2 - side / 2
  const t = BASE - h
  const r = x + w
  const course = r1(t + h * 0.42)
  return (
    <>
      <Shadow x={424} y={BASE + 3} rx={110} ry={18} />
      <Tower
        x={r + side - 6}
        b={t + 34}
        w={grand ? 26 : 22}
        h={grand ? 60 : 42}
        roof={grand ? 58 : 0}
        corbelled
        windows={grand ? [[0, 0.4, 4, 9]] : []}
      />
      <Tex c="gS" t="pS" d={`M${r} ${BASE + 4}V${t}l${side}-9V${BASE - 8}Z`} />
      <Tex c="gW" t="pS" d={`M${x} ${BASE - 2}V${t}H${r}V${BASE + 4}Z`} />
      <P c="ao" d={`M${x} ${BASE - 2}V${t}H${r}V${BASE + 4}Z`} />
      <P c="s1 k" d={`M${x - 5} ${BASE}v-46l5-12v58ZM${x + w / 2 - 5} ${BASE + 2}v-36l5-9 5 9v37Z`} />
      <P c="s3" d={`M${x} ${course}h${w}l${side}-9v3.5l${-side} 9h${-w}Z`} />
      <P c="s1" o={0.8} d={`M${x} ${course - 1.6}h${w}l${side}-9v1.6l${-side} 9h${-w}Z`} />
      <P
        c="k gS"
        d={`M${r + 2} ${t + 8}v-14l${side + 2}-9v14l-3 6Z${merlons(r + 2, t - 6, r + side + 3, t - 15, 6, 4, 8)}`}
      />
      <P
        c="k gW"
        d={`M${x - 4} ${t + 8}v-14h${w + 6}v14l-4 7h${-w + 2}Z${merlons(x - 4, t - 6, r + 2, t - 6, 9, 6, 8)}`}
      />
      <P c="mch" d={`M${x} ${t + 9}h${w}`} />
      {grand && <Roof x={x} t={t} w={w} side={side} />}
      <Openings x={x} t={t} w={w} side={side} grand={grand} />
      {grand ? (
        <GrandTurrets x={x} t={t} w={w} side={side} />
      ) : (
        <Tower
          x={x - 6}
          b={BASE}
          w={28}
          h={h + 16}
          roof={46}
          windows={[
            [0, 0.22, 4, 10],
            [0, 0.55, 4, 10],
          ]}
        />
      )}
      {grand ? (
        <Banner x={x + 44} y={t - 116} w={52} h={31} arms />
      ) : (
        <Banner x={r1(x + w * 0.55)} y={t - 62} w={46} h={28} arms />
      )}
    </>
  )
}
