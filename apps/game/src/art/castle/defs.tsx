import type { CSSProperties } from 'react'
import type { Stage } from './stages.ts'

/** A stop: offset, colour (a custom property of the palette or a hex), opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number]

// biome-ignore format: one light per line
const LINEAR: Record<string, { down?: boolean; stops: readonly Stop[] }> = {
  sky: { down: true, stops: [[0, 'y1'], [0.3, 'y2'], [0.44, 'y3'], [0.56, 'y4']] },
  gT: { stops: [[0, 's2'], [0.22, 's1'], [0.5, 's2'], [0.82, 's3'], [1, 's4']] },
  gW: { down: true, stops: [[0, 's1'], [0.6, 's2'], [1, 's3']] },
  gW2: { down: true, stops: [[0, 's2'], [1, 's3']] },
  gS: { down: true, stops: [[0, 's3'], [1, 's4']] },
  gR: { stops: [[0, 'r2'], [0.28, 'r1'], [0.6, 'r2'], [1, 'r4']] },
  rR: { down: true, stops: [[0, 'r1'], [1, 'r3']] },
  rQ: { down: true, stops: [[0, 'q1'], [1, 'q2']] },
  rH: { down: true, stops: [[0, 't1'], [1, 't2']] },
  gP: { down: true, stops: [[0, 'w1'], [1, 'w3']] },
  gP2: { down: true, stops: [[0, 'w1'], [1, 'w2']] },
  gP3: { down: true, stops: [[0, 'w2'], [1, 'w3']] },
  gG: { down: true, stops: [[0, 'g1'], [0.25, 'g2'], [0.7, 'g3'], [1, 'g4']] },
  gA: { down: true, stops: [[0, 'a3'], [0.5, 'a2'], [1, 'a1']] },
  gI: { down: true, stops: [[0, 'm1'], [1, 'm3']] },
  haze: { down: true, stops: [[0, 'y4', 0], [0.5, 'y4', 0.3], [1, 'y4', 0]] },
  ao: { down: true, stops: [[0.75, 's4', 0], [1, 's4', 0.55]] },
}

// biome-ignore format: one light per line
const RADIAL: Record<string, readonly Stop[]> = {
  gB: [[0, 's1'], [0.5, 's3'], [1, 's4']],
  sh: [[0, 'k', 0.42], [0.6, 'k', 0.24], [1, 'k', 0]],
  gl: [[0, '#ffd36b', 0.85], [0.4, '#ffb84a', 0.32], [1, '#ff9a2e', 0]],
  halo: [[0, 'sun', 0.75], [0.3, 'sun', 0.3], [1, 'sun', 0]],
  hearth: [[0, '#ff9a35', 0.75], [1, '#ff7a1e', 0]],
  smk: [[0, 'm2', 0.8], [0.6, 'm1', 0.42], [1, 'm1', 0]],
  vig: [[0.62, '#1a0e05', 0], [1, '#1a0e05', 0.38]],
}

// biome-ignore format: a table of textures: width, height, class, lines
const TEXTURES: Record<string, readonly [number, number, string]> = {
  pS: [26, 16, 'M0 .5H26M0 8.5H26M7 .5v8M20 8.5v7.5'],
  pR: [8, 9, 'M0 0q0 4.5 4 4.5T8 0M-4 4.5q0 4.5 4 4.5t4-4.5M4 4.5q0 4.5 4 4.5t4-4.5'],
  pQ: [9, 7, 'M0 .5h9M0 4h9M3 .5V4M7.5 4v3'],
  pH: [10, 8, 'M1 0l2 6M5 2l2 6M8-1l2 5'],
  pP: [7, 22, 'M.5 0v22M4 4v9M3 13v3'],
  pG: [40, 22, 'M4 8l1-4 1 4M22 18l1-5 2 5M33 6l1-3 1 3M12 15l1-3'],
}

const PAINTS = [...Object.keys(LINEAR), ...Object.keys(RADIAL), ...Object.keys(TEXTURES)]

/** The picture's paints as custom properties `--p-…`, which paints.css gives to the class of the same name. */
export function paintProperties(uid: string): Record<`--${string}`, string> {
  return Object.fromEntries(PAINTS.map((name) => [`--p-${name}`, `url(#${uid}${name})`]))
}

function Stops({ of }: { of: readonly Stop[] }) {
  return of.map(([offset, colour, opacity]) => (
    <stop
      key={offset}
      offset={offset}
      style={{ stopColor: colour.startsWith('#') ? colour : `var(--${colour})` }}
      stopOpacity={opacity}
    />
  ))
}

const INK: CSSProperties = { stroke: 'var(--k)', strokeWidth: 0.6, strokeLinejoin: 'round' }
function foliage(n: 1 | 2 | 3): CSSProperties {
  return { fill: `var(--x${n})` }
}
const WOOD: CSSProperties = { ...INK, fill: 'var(--w3)' }
const SHADE: CSSProperties = { fill: 'var(--p-sh)' }

function Circles({
  style,
  at,
}: {
  style: CSSProperties
  at: readonly (readonly [number, number, number])[]
}) {
  return at.map(([x, y, r]) => <circle key={`${x} ${y}`} style={style} cx={x} cy={y} r={r} />)
}

/**
 * Shapes drawn once and repeated by <use>: trees, windows, stakes. Their colours are inline, because a rule with an
 * ancestor does not match inside a clone.
 */
function Symbols({ uid, stakes }: { uid: string; stakes: Stage }) {
  return (
    <>
      <g id={`${uid}t0`}>
        <ellipse cx="4" cy="1" rx="15" ry="4" style={SHADE} />
        <path style={WOOD} d="M-2.4 0L-1.6-16h3.4L2.6 0Z" />
        <Circles
          style={{ ...foliage(3), ...INK }}
          at={[
            [-9, -18, 8],
            [9, -18, 9],
            [0, -27, 11],
          ]}
        />
        <Circles style={foliage(3)} at={[[0, -18, 10]]} />
        <Circles
          style={foliage(2)}
          at={[
            [-9, -20, 6.4],
            [7, -20, 6.6],
            [-1, -28, 9],
            [-2, -19, 7],
          ]}
        />
        <Circles
          style={foliage(1)}
          at={[
            [-10, -22, 3.4],
            [-4, -31, 5],
            [4, -24, 3],
          ]}
        />
      </g>
      <g id={`${uid}t1`}>
        <ellipse cx="3" rx="9" ry="3" style={SHADE} />
        <path style={{ ...foliage(3), ...INK }} d="M0-46C9-28 11-6 0 0C-11-6-9-28 0-46Z" />
        <path style={foliage(2)} d="M-1-43C3-26 2-8-2-2C-9-10-7-28-1-43Z" />
        <path style={foliage(1)} opacity=".7" d="M-2-36C-1-26-2-16-4-9C-7-18-5-28-2-36Z" />
      </g>
      <g id={`${uid}w`}>
        <circle cy="-6" r="23" style={{ fill: 'var(--p-gl)', opacity: 'var(--glow)' }} />
        <path style={{ ...INK, fill: 'var(--win)' }} d="M-3 0v-9a3 3 0 0 1 6 0V0Z" />
      </g>
      <g id={`${uid}k`}>
        <g transform={`scale(${[0.8, 0.8, 0.95, 1.1][stakes]})`}>
          <path style={{ ...INK, fill: 'var(--w2)' }} d="M-2 0L-1-15 1.5-20 2.4-14 2.5.5Z" />
          {stakes === 3 && <path style={{ ...INK, fill: 'var(--m1)' }} d="M-1.6-15L1.3-23 2.8-14.5Z" />}
        </g>
      </g>
    </>
  )
}

export function Defs({ uid, stakes }: { uid: string; stakes: Stage }) {
  return (
    <defs>
      {Object.entries(LINEAR).map(([name, { down, stops }]) => (
        <linearGradient key={name} id={uid + name} {...(down ? { x2: 0, y2: 1 } : {})}>
          <Stops of={stops} />
        </linearGradient>
      ))}
      {Object.entries(RADIAL).map(([name, stops]) => (
        <radialGradient key={name} id={uid + name} {...(name === 'vig' ? { cy: 0.45, r: 0.75 } : {})}>
          <Stops of={stops} />
        </radialGradient>
      ))}
      {Object.entries(TEXTURES).map(([name, [width, height, d]]) => (
        <pattern key={name} id={uid + name} width={width} height={height} patternUnits="userSpaceOnUse">
          <path className={`t-${name}`} d={d} />
          {name === 'pS' && <path className="s1" opacity=".35" d="M8 1.5h17v1H8Z" />}
          {name === 'pS' && <path className="s4" opacity=".13" d="M7 1h12v7H7ZM20 9h6v7h-6Z" />}
        </pattern>
      ))}
      <Symbols uid={uid} stakes={stakes} />
    </defs>
  )
}
