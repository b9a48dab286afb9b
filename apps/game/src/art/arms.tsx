import { memo, useId } from 'react'
import { type Blazon, blazon, type PlacedCharge, TINCTURES } from './blazon.ts'
import { DIVISIONS, ORDINARIES, SHIELD } from './blazon-layout.ts'
import { describeArms } from './blazon-words.ts'

const INK = '#2a1a10'

// One file per figure, fetched when a shield first needs it: 60 KB would burden every page.
const CHARGE_URLS = import.meta.glob<string>('./charges/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

function Figure({ charge, fill }: { charge: PlacedCharge; fill: string }) {
  const [x, y, size] = charge.spot
  const scale = size / 512
  return (
    <use
      href={`${CHARGE_URLS[`./charges/${charge.name}.svg`] ?? ''}#c`}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale.toFixed(4)})`}
      fill={fill}
      stroke={INK}
      strokeWidth={Math.round(0.9 / scale)}
      paintOrder="stroke"
    />
  )
}

function Charges({ arms, id }: { arms: Blazon; id: string }) {
  return arms.charges.map((charge) =>
    charge.counterchanged ? (
      <g key={charge.spot.join()}>
        <Figure charge={charge} fill={TINCTURES[arms.other]} />
        <g clipPath={`url(#${id}d)`}>
          <Figure charge={charge} fill={TINCTURES[arms.field]} />
        </g>
      </g>
    ) : (
      <Figure key={charge.spot.join()} charge={charge} fill={TINCTURES[charge.tincture]} />
    ),
  )
}

function OrdinaryShape({ ordinary }: { ordinary: NonNullable<Blazon['ordinary']> }) {
  const fill = TINCTURES[ordinary.tincture]
  if (ordinary.shape !== 'BORDURE') {
    return <path d={ORDINARIES[ordinary.shape]} fill={fill} stroke={INK} />
  }
  return (
    <g fill="none">
      <path d={SHIELD} stroke={fill} strokeWidth="20" />
      <path d="M16 14.5Q50 18 84 14.5V56Q84 89 50 104Q16 89 16 56Z" stroke={INK} />
    </g>
  )
}

/** The shield alone, in a 100 × 120 box, for use inside another picture (gate, banner). */
export function ArmsShield({ id, diaper = true }: { id: number | string; diaper?: boolean }) {
  const uid = useId()
  const arms = blazon(id)
  const division = DIVISIONS[arms.division]
  return (
    <>
      <defs>
        <clipPath id={`${uid}s`}>
          <path d={SHIELD} />
        </clipPath>
        {division && (
          <clipPath id={`${uid}d`}>
            <path d={division} />
          </clipPath>
        )}
        {diaper && (
          <pattern
            id={`${uid}p`}
            width="12"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path
              d="M6 0a6 6 0 0 0 6 6a6 6 0 0 0-6 6a6 6 0 0 0-6-6a6 6 0 0 0 6-6Z"
              fill="none"
              stroke="#000"
              strokeOpacity=".13"
              strokeWidth=".8"
            />
            <circle cx="6" cy="6" r="1.1" fill="#fff" fillOpacity=".16" />
          </pattern>
        )}
        <linearGradient id={`${uid}g`} x2="1" y2="1">
          <stop stopColor="#fff" stopOpacity=".34" />
          <stop offset=".45" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".34" />
        </linearGradient>
      </defs>
      <g clipPath={`url(#${uid}s)`}>
        <path fill={TINCTURES[arms.field]} d="M0 0H100V120H0Z" />
        {division && <path d={division} fill={TINCTURES[arms.other]} stroke={INK} strokeWidth=".7" />}
        {diaper && <path fill={`url(#${uid}p)`} d="M0 0H100V120H0Z" />}
        {arms.ordinary && <OrdinaryShape ordinary={arms.ordinary} />}
        <Charges arms={arms} id={uid} />
        <path fill={`url(#${uid}g)`} d="M0 0H100V120H0Z" />
      </g>
      <path d={SHIELD} fill="none" stroke={INK} strokeWidth="5" />
      <path d={SHIELD} fill="none" stroke="#d8a83e" strokeWidth="2.4" />
    </>
  )
}

export type ArmsProps = {
  /** A player's id, or a key such as `gволя` for the guild of that tag. */
  id: number | string
  /** Width in CSS pixels. The height is 1.2 times as much. */
  size: number
  /** Replaces the description of the arms. An empty string makes the picture decorative. */
  title?: string
  className?: string
}

/** A coat of arms drawn from an id by the rules of heraldry. The same id looks the same everywhere. */
export const Arms = memo(function Arms({ id, size, title, className }: ArmsProps) {
  const label = title ?? describeArms(blazon(id))
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={className}
      viewBox="0 0 100 120"
      width={size}
      height={Math.round(size * 1.2)}
    >
      <ArmsShield id={id} diaper={size >= 40} />
    </svg>
  )
})
