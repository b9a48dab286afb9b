import { memo, useId } from 'react'
import './vignette.css'
import { palette, type TimeOfDay } from '../palette.ts'
import { GROUNDS } from './grounds.tsx'
import { Peak, Ridge } from './land.tsx'
import { LANDMARKS } from './landmarks.ts'
import { PLACES, type VignetteKind } from './places.tsx'
import { sightOf } from './sights.ts'

export type VignetteProps = {
  kind: VignetteKind
  /** The mission whose place it is. Places that have a look of their own differ from their kind. */
  missionKey?: string
  /** A locked place is drawn in grey twilight. */
  locked?: boolean
  time?: TimeOfDay
  /** For a low frame: the land with what stands on it, and the sun lower. */
  low?: boolean
  className?: string
}

/** A mission's landscape of 400 × 180, decorative, in the castle's palette. */
export const Vignette = memo(function Vignette(props: VignetteProps) {
  const { kind, missionKey, locked = false, time = 'day', low = false, className = '' } = props
  const uid = useId()
  const p = palette(time)
  const sight = sightOf(missionKey)
  return (
    <svg
      aria-hidden="true"
      className={`vignette ${className}`}
      data-locked={locked ? '' : undefined}
      viewBox={low ? '0 58 400 122' : '0 0 400 180'}
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <linearGradient id={uid} x2="0" y2="1">
          <stop stopColor={p.y1} />
          <stop offset=".35" stopColor={p.y2} />
          <stop offset=".72" stopColor={p.y4} />
        </linearGradient>
        <radialGradient id={`${uid}h`}>
          <stop offset=".3" stopColor={p.sun} stopOpacity=".55" />
          <stop offset="1" stopColor={p.sun} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="180" fill={`url(#${uid})`} />
      <g transform={low ? 'translate(0 50)' : undefined}>
        <circle cx="76" cy="44" r="62" fill={`url(#${uid}h)`} />
        <circle cx="76" cy="44" r="20" fill={p.sun} opacity=".95" />
        <g fill={p.cl} opacity={Number(p.clo) * 0.7}>
          <path d="M150 46q6-11 18-8q8-12 22-6q14-8 24 5q16-2 18 10ZM320 34q5-8 14-6q6-9 16-4q11-6 18 4q12-2 13 7Z" />
        </g>
      </g>
      <Peak x={44} y={74} w={90} fill={p.h1} snow={p.s1} />
      <Peak x={344} y={64} w={100} fill={p.h1} snow={p.s1} />
      <Ridge y={112} swell={10} fill={p.h2} seed={13} />
      {sight ? (
        <>
          {GROUNDS[sight.ground](p)}
          <g transform="translate(236 142)">{LANDMARKS[sight.landmark](p)}</g>
        </>
      ) : (
        PLACES[kind](p)
      )}
    </svg>
  )
})
